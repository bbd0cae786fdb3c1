#include <string.h>

#include "internal.h"

static bool at_pointer(cx_desktop *desktop, cx_event *out, cx_kind kind, Time time, unsigned state, int x, int y) {
  desktop->last_time = time;
  *out = (cx_event){.kind = kind, .time = (uint32_t)time, .state = state, .x = x, .y = y};
  return true;
}

static void look_up_name(cx_desktop *desktop, unsigned keycode, char name[8]) {
  if (!desktop->keyboard) {
    desktop->keyboard = XkbGetMap(desktop->display, 0, XkbUseCoreKbd);
    if (desktop->keyboard) XkbGetNames(desktop->display, XkbKeyNamesMask, desktop->keyboard);
  }
  XkbDescPtr keyboard = desktop->keyboard;
  if (!keyboard || !keyboard->names || !keyboard->names->keys || keycode > keyboard->max_key_code) return;
  memcpy(name, keyboard->names->keys[keycode].name, XkbKeyNameLength);
}

static bool key(cx_desktop *desktop, cx_event *out, const XKeyEvent *in) {
  unsigned bit = 1u << (in->keycode & 7);
  unsigned char *byte = &desktop->keys_down[(in->keycode >> 3) & 31];
  desktop->last_time = in->time;
  if (in->type == KeyRelease) {
    *byte &= (unsigned char)~bit;
    return false;
  }
  *out = (cx_event){.kind = CX_KEY_DOWN, .time = (uint32_t)in->time, .state = in->state, .detail = in->keycode, .x = in->x, .y = in->y};
  out->repeated = *byte & bit;
  *byte |= (unsigned char)bit;
  unsigned consumed;
  KeySym produced = NoSymbol;
  XkbLookupKeySym(desktop->display, (KeyCode)in->keycode, in->state, &consumed, &produced);
  out->produced = (uint32_t)produced;
  for (int group = 0; group < 4; group++) {
    for (int level = 0; level < 4; level++) {
      out->symbols[group * 4 + level] = (uint32_t)XkbKeycodeToKeysym(desktop->display, (KeyCode)in->keycode, group, level);
    }
  }
  look_up_name(desktop, in->keycode, out->key_name);
  return true;
}

static bool message(cx_desktop *desktop, cx_event *out, const XClientMessageEvent *in) {
  if (in->message_type == desktop->atoms[PUT_DONE]) {
    out->kind = CX_PUT_DONE;
    return true;
  }
  if (in->message_type != desktop->atoms[WM_PROTOCOLS] || in->format != 32) return false;
  if ((Atom)in->data.l[0] == desktop->atoms[NET_WM_PING]) {
    XEvent pong = {.xclient = *in};
    pong.xclient.window = desktop->root;
    XSendEvent(desktop->display, desktop->root, False, SubstructureRedirectMask | SubstructureNotifyMask, &pong);
    return false;
  }
  out->kind = CX_CLOSE;
  return (Atom)in->data.l[0] == desktop->atoms[WM_DELETE_WINDOW];
}

// Fills in `out` where the event means something to the program; false where it was dealt with here or says nothing.
static bool translate(cx_desktop *desktop, XEvent *in, cx_event *out) {
  const XCrossingEvent *crossing = &in->xcrossing;
  const XButtonEvent *button = &in->xbutton;
  cx_kind kind;
  *out = (cx_event){0};
  switch (in->type) {
    case MotionNotify:
      return at_pointer(desktop, out, CX_MOTION, in->xmotion.time, in->xmotion.state, in->xmotion.x, in->xmotion.y);
    case ButtonPress:
    case ButtonRelease:
      kind = in->type == ButtonPress ? CX_BUTTON_DOWN : CX_BUTTON_UP;
      at_pointer(desktop, out, kind, button->time, button->state, button->x, button->y);
      out->detail = button->button;
      return true;
    case EnterNotify:
      return at_pointer(desktop, out, CX_ENTER, crossing->time, crossing->state, crossing->x, crossing->y);
    case LeaveNotify:
      kind = crossing->mode == NotifyGrab ? CX_GRABBED : CX_LEAVE;
      return at_pointer(desktop, out, kind, crossing->time, crossing->state, crossing->x, crossing->y);
    case KeyPress:
    case KeyRelease:
      return key(desktop, out, &in->xkey);
    case FocusIn:
    case FocusOut:
      memset(desktop->keys_down, 0, sizeof desktop->keys_down);
      out->kind = in->type == FocusIn ? CX_FOCUS_IN : CX_FOCUS_OUT;
      return in->xfocus.mode != NotifyGrab && in->xfocus.mode != NotifyUngrab && in->xfocus.detail != NotifyInferior;
    case Expose:
      *out = (cx_event){.kind = CX_EXPOSED, .x = in->xexpose.x, .y = in->xexpose.y};
      out->detail = (uint32_t)in->xexpose.count;
      out->width = in->xexpose.width;
      out->height = in->xexpose.height;
      return true;
    case ConfigureNotify:
      *out = (cx_event){.kind = CX_CONFIGURED, .width = in->xconfigure.width, .height = in->xconfigure.height};
      return true;
    case MapNotify:
      out->kind = CX_MAPPED;
      return true;
    case UnmapNotify:
      out->kind = CX_UNMAPPED;
      return true;
    case DestroyNotify:
      out->kind = CX_DESTROYED;
      desktop->window = 0;
      return true;
    case ClientMessage:
      return message(desktop, out, &in->xclient);
    case SelectionRequest:
      cx_answer_selection(desktop, &in->xselectionrequest);
      return false;
    case MappingNotify:
      XRefreshKeyboardMapping(&in->xmapping);
      if (desktop->keyboard) XkbFreeKeyboard(desktop->keyboard, 0, True);
      desktop->keyboard = NULL;
      return false;
    default:
      break;
  }
  if (desktop->shm && in->type == desktop->shm_event) {
    out->kind = CX_PUT_DONE;
    return true;
  }
  if (desktop->randr_event >= 0 && (in->type == desktop->randr_event + RRScreenChangeNotify || in->type == desktop->randr_event + RRNotify)) {
    XRRUpdateConfiguration(in);
    out->kind = CX_OUTPUTS_CHANGED;
    return true;
  }
  return false;
}

bool cx_next_event(cx_desktop *desktop, cx_event *event) {
  while (!desktop->lost && XEventsQueued(desktop->display, QueuedAfterReading) > 0) {
    XEvent in;
    XNextEvent(desktop->display, &in);
    if (!desktop->lost && translate(desktop, &in, event)) return true;
  }
  if (!desktop->lost || desktop->lost_told) return false;
  desktop->lost_told = true;
  *event = (cx_event){.kind = CX_LOST};
  return true;
}
