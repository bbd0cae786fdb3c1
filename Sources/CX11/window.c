#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

char *cx_latin1(const char *text) {
  char *result = malloc(strlen(text) + 1), *end = result;
  for (const unsigned char *in = (const unsigned char *)text; *in;) {
    if (*in < 0x80) {
      *end++ = (char)*in++;
      continue;
    }
    bool fits = (*in & 0xfc) == 0xc0 && (in[1] & 0xc0) == 0x80;
    *end++ = fits ? (char)(*in << 6 | (in[1] & 0x3f)) : '?';
    in++;
    while ((*in & 0xc0) == 0x80) in++;
  }
  *end = 0;
  return result;
}

static void set_text(cx_desktop *desktop, Atom property, Atom type, const char *text) {
  XChangeProperty(desktop->display, desktop->window, property, type, 8, PropModeReplace, (const unsigned char *)text, (int)strlen(text));
}

static void set_longs(cx_desktop *desktop, Atom property, Atom type, const long *values, int count) {
  XChangeProperty(desktop->display, desktop->window, property, type, 32, PropModeReplace, (const unsigned char *)values, count);
}

static void describe(cx_desktop *desktop, const cx_window_options *options) {
  Display *display = desktop->display;
  set_text(desktop, desktop->atoms[NET_WM_NAME], desktop->atoms[UTF8_STRING], options->title);
  char *latin = cx_latin1(options->title);
  set_text(desktop, XA_WM_NAME, XA_STRING, latin);
  free(latin);

  XSizeHints size = {.flags = PMinSize, .min_width = options->min_width, .min_height = options->min_height};
  XSetWMNormalHints(display, desktop->window, &size);
  XWMHints hints = {.flags = InputHint | StateHint, .input = True, .initial_state = NormalState};
  XSetWMHints(display, desktop->window, &hints);
  XClassHint name = {.res_name = (char *)options->instance_name, .res_class = (char *)options->class_name};
  XSetClassHint(display, desktop->window, &name);

  long pid = getpid();
  set_longs(desktop, desktop->atoms[NET_WM_PID], XA_CARDINAL, &pid, 1);
  char host[256] = "";
  if (gethostname(host, sizeof host - 1) == 0) set_text(desktop, XA_WM_CLIENT_MACHINE, XA_STRING, host);
  Atom protocols[] = {desktop->atoms[WM_DELETE_WINDOW], desktop->atoms[NET_WM_PING]};
  XSetWMProtocols(display, desktop->window, protocols, 2);

  if (!options->icon_count) return;
  long *icon = malloc(options->icon_count * sizeof *icon);  // Xlib's 32-bit items are longs
  for (size_t n = 0; n < options->icon_count; n++) icon[n] = (long)options->icon[n];
  set_longs(desktop, desktop->atoms[NET_WM_ICON], XA_CARDINAL, icon, (int)options->icon_count);
  free(icon);
}

void cx_create_window(cx_desktop *desktop, const cx_window_options *options) {
  Display *display = desktop->display;
  bool is_default = desktop->visual == DefaultVisual(display, desktop->screen);
  // No background: the server paints nothing of its own, and what was there stays in the corner until the next frame.
  XSetWindowAttributes attributes = {
      .background_pixmap = None,
      .border_pixel = 0,
      .bit_gravity = NorthWestGravity,
      .event_mask = ExposureMask | StructureNotifyMask | KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask |
                    PointerMotionMask | EnterWindowMask | LeaveWindowMask | FocusChangeMask,
      .colormap = is_default ? DefaultColormap(display, desktop->screen) : XCreateColormap(display, desktop->root, desktop->visual, AllocNone),
  };
  desktop->window = XCreateWindow(
      display, desktop->root, 0, 0, (unsigned)options->width, (unsigned)options->height, 0, desktop->depth, InputOutput, desktop->visual,
      CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask | CWColormap, &attributes);
  XGCValues values = {.graphics_exposures = False};
  desktop->context = XCreateGC(display, desktop->window, GCGraphicsExposures, &values);
  describe(desktop, options);
}

void cx_show_window(cx_desktop *desktop) {
  XMapWindow(desktop->display, desktop->window);
  XFlush(desktop->display);
}

uint64_t cx_window_id(const cx_desktop *desktop) {
  return desktop->window;
}

void cx_toggle_full_screen(cx_desktop *desktop) {
  enum { toggle = 2, from_application = 1 };
  XEvent event = {.xclient = {
                      .type = ClientMessage,
                      .window = desktop->window,
                      .message_type = desktop->atoms[NET_WM_STATE],
                      .format = 32,
                      .data.l = {toggle, (long)desktop->atoms[NET_WM_STATE_FULLSCREEN], 0, from_application},
                  }};
  XSendEvent(desktop->display, desktop->root, False, SubstructureRedirectMask | SubstructureNotifyMask, &event);
}

bool cx_window_origin(cx_desktop *desktop, int32_t *x, int32_t *y) {
  Window child;
  int left, top;
  if (!desktop->window || !XTranslateCoordinates(desktop->display, desktop->window, desktop->root, 0, 0, &left, &top, &child)) return false;
  *x = left;
  *y = top;
  return true;
}

void cx_set_clipboard(cx_desktop *desktop, const char *text) {
  free(desktop->clipboard);
  desktop->clipboard = strdup(text);
  desktop->clipboard_time = desktop->last_time;
  XSetSelectionOwner(desktop->display, desktop->atoms[CLIPBOARD], desktop->window, desktop->last_time);
}

void cx_answer_selection(cx_desktop *desktop, const XSelectionRequestEvent *request) {
  const Atom *atoms = desktop->atoms;
  Display *display = desktop->display;
  Atom property = request->property ? request->property : request->target;
  XEvent answer = {.xselection = {
                       .type = SelectionNotify,
                       .requestor = request->requestor,
                       .selection = request->selection,
                       .target = request->target,
                       .property = property,
                       .time = request->time,
                   }};
  const char *text = request->selection == atoms[CLIPBOARD] ? desktop->clipboard : NULL;
  long limit = XMaxRequestSize(display) * 4L - 64;
  if (text && request->target == atoms[TARGETS]) {
    long targets[] = {(long)atoms[TARGETS], (long)atoms[TIMESTAMP], (long)atoms[UTF8_STRING], XA_STRING};
    XChangeProperty(display, request->requestor, property, XA_ATOM, 32, PropModeReplace, (unsigned char *)targets, 4);
  } else if (text && request->target == atoms[TIMESTAMP]) {
    long time = (long)desktop->clipboard_time;
    XChangeProperty(display, request->requestor, property, XA_INTEGER, 32, PropModeReplace, (unsigned char *)&time, 1);
  } else if (text && (request->target == atoms[UTF8_STRING] || request->target == XA_STRING) && (long)strlen(text) <= limit) {
    char *latin = request->target == XA_STRING ? cx_latin1(text) : NULL;
    const char *sent = latin ? latin : text;
    XChangeProperty(
        display, request->requestor, property, request->target, 8, PropModeReplace, (const unsigned char *)sent, (int)strlen(sent));
    free(latin);
  } else {
    answer.xselection.property = None;
  }
  XSendEvent(display, request->requestor, False, NoEventMask, &answer);
}
