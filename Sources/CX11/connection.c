#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "internal.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cx_desktop *opened;

static cx_desktop *find(Display *display) {
  pthread_mutex_lock(&lock);
  cx_desktop *desktop = opened;
  while (desktop && desktop->display != display) desktop = desktop->next;
  pthread_mutex_unlock(&lock);
  return desktop;
}

// Errors come in late, about things that others may have destroyed meanwhile. None of them is worth the process.
static int record_error(Display *display, XErrorEvent *error) {
  cx_desktop *desktop = find(display);
  if (!desktop) return 0;
  desktop->errors++;
  desktop->error_code = error->error_code;
  desktop->error_request = error->request_code;
  if (desktop->shm && error->request_code == desktop->shm_major && error->error_code != BadDrawable) {
    desktop->shm_errors++;
    desktop->put_failed = true;
  }
  return 0;
}

// Xlib's own handler prints; ours says nothing, and the one below doesn't exit.
static int stay_silent(Display *display) {
  (void)display;
  return 0;
}

static void note_loss(Display *display, void *desktop) {
  (void)display;
  ((cx_desktop *)desktop)->lost = true;
}

static bool is_usable(const Visual *visual) {
  return visual->red_mask == 0xff0000 && visual->green_mask == 0xff00 && visual->blue_mask == 0xff;
}

static bool choose_visual(cx_desktop *desktop) {
  Visual *visual = DefaultVisual(desktop->display, desktop->screen);
  int depth = DefaultDepth(desktop->display, desktop->screen);
  if ((depth == 24 || depth == 32) && visual->class == TrueColor && is_usable(visual)) {
    desktop->visual = visual;
    desktop->depth = depth;
    return true;
  }
  for (depth = 24; depth <= 32; depth += 8) {
    XVisualInfo found;
    if (!XMatchVisualInfo(desktop->display, desktop->screen, depth, TrueColor, &found) || !is_usable(found.visual)) continue;
    desktop->visual = found.visual;
    desktop->depth = depth;
    return true;
  }
  return false;
}

static void look_for_extensions(cx_desktop *desktop) {
  Display *display = desktop->display;
  int event, error, major, minor;
  desktop->randr_event = -1;
  if (XRRQueryExtension(display, &event, &error) && XRRQueryVersion(display, &major, &minor) && (major > 1 || minor >= 3)) {
    desktop->randr_event = event;
    XRRSelectInput(display, desktop->root, RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask);
  }
  int probe = 1, host_order = *(char *)&probe ? LSBFirst : MSBFirst;
  desktop->shm = XQueryExtension(display, "MIT-SHM", &desktop->shm_major, &event, &error) && ImageByteOrder(display) == host_order;
  desktop->shm_event = desktop->shm ? event + ShmCompletion : -1;
  XkbSetDetectableAutoRepeat(display, True, NULL);
}

cx_desktop *cx_connect(const char *name, cx_opening *opening) {
  *opening = CX_NO_SERVER;
  XSetErrorHandler(record_error);
  XSetIOErrorHandler(stay_silent);
  Display *display = XOpenDisplay(name);
  if (!display) return NULL;
  cx_desktop *desktop = calloc(1, sizeof *desktop);
  desktop->display = display;
  desktop->screen = DefaultScreen(display);
  desktop->root = RootWindow(display, desktop->screen);
  desktop->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  XSetIOErrorExitHandler(display, note_loss, desktop);
  pthread_mutex_lock(&lock);
  desktop->next = opened;
  opened = desktop;
  pthread_mutex_unlock(&lock);
  if (!choose_visual(desktop)) {
    *opening = CX_NO_TRUE_COLOUR;
    cx_disconnect(desktop);
    return NULL;
  }
  static char *names[ATOM_COUNT] = {
      "WM_PROTOCOLS",  "WM_DELETE_WINDOW", "_NET_WM_PING",
      "_NET_WM_PID",   "_NET_WM_NAME",     "_NET_WM_ICON",
      "_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", "UTF8_STRING",
      "CLIPBOARD",     "TARGETS",          "TIMESTAMP",
      "_SETTLE_PUT_DONE",
  };
  XInternAtoms(display, names, ATOM_COUNT, False, desktop->atoms);
  look_for_extensions(desktop);
  prctl(PR_SET_TIMERSLACK, 1UL, 0, 0, 0);  // frames are due to the microsecond; the default lets them slip by 50
  *opening = CX_OPENED;
  return desktop;
}

void cx_disconnect(cx_desktop *desktop) {
  cx_pixels none;
  cx_resize_image(desktop, 0, 0, &none);
  if (desktop->keyboard) XkbFreeKeyboard(desktop->keyboard, 0, True);
  if (!desktop->lost) {
    if (desktop->window) XDestroyWindow(desktop->display, desktop->window);
    if (desktop->context) XFreeGC(desktop->display, desktop->context);
    XCloseDisplay(desktop->display);
  }
  pthread_mutex_lock(&lock);
  cx_desktop **link = &opened;
  while (*link != desktop) link = &(*link)->next;
  *link = desktop->next;
  pthread_mutex_unlock(&lock);
  close(desktop->wake);
  free(desktop->clipboard);
  free(desktop);
}

bool cx_is_lost(const cx_desktop *desktop) {
  return desktop->lost;
}

int cx_last_error(const cx_desktop *desktop, int *code, int *request) {
  *code = desktop->error_code;
  *request = desktop->error_request;
  return desktop->errors;
}

const char *cx_resources(const cx_desktop *desktop) {
  return XResourceManagerString(desktop->display);
}

void cx_sync(cx_desktop *desktop) {
  XSync(desktop->display, False);
}
