#define _GNU_SOURCE
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cxtest.h"

struct cxt_client {
  Display *display;
  Window root;
  bool lost;
};

static void survive(Display *display, void *data) {
  (void)display;
  ((cxt_client *)data)->lost = true;
}

cxt_client *cxt_open(const char *name) {
  Display *display = XOpenDisplay(name);
  if (!display) return NULL;
  cxt_client *client = calloc(1, sizeof *client);
  client->display = display;
  XSetIOErrorExitHandler(display, survive, client);
  client->root = DefaultRootWindow(display);
  return client;
}

void cxt_close(cxt_client *client) {
  // A connection that broke in the middle of another thread's call can't be closed: Xlib would wait for that call to end.
  if (client->lost) return;
  XCloseDisplay(client->display);
  free(client);
}

void cxt_sync(cxt_client *client) {
  XSync(client->display, False);
}

int cxt_thread(void) {
  return gettid();
}

void cxt_flush(cxt_client *client) {
  XFlush(client->display);
}

void cxt_move(cxt_client *client, int x, int y) {
  XTestFakeMotionEvent(client->display, -1, x, y, CurrentTime);
}

void cxt_button(cxt_client *client, int button, bool down) {
  XTestFakeButtonEvent(client->display, (unsigned)button, down, CurrentTime);
}

void cxt_key(cxt_client *client, uint64_t keysym, bool down) {
  XTestFakeKeyEvent(client->display, XKeysymToKeycode(client->display, keysym), down, CurrentTime);
}

void cxt_keycode(cxt_client *client, int keycode, bool down) {
  XTestFakeKeyEvent(client->display, (unsigned)keycode, down, CurrentTime);
}

void cxt_focus(cxt_client *client, uint64_t window) {
  XSetInputFocus(client->display, window ? window : PointerRoot, RevertToPointerRoot, CurrentTime);
}

bool cxt_grab_pointer(cxt_client *client) {
  return XGrabPointer(client->display, client->root, False, 0, GrabModeAsync, GrabModeAsync, None, None, CurrentTime) == GrabSuccess;
}

void cxt_destroy(cxt_client *client, uint64_t window) {
  XDestroyWindow(client->display, window);
}

void cxt_move_resize(cxt_client *client, uint64_t window, int x, int y, int width, int height) {
  XMoveResizeWindow(client->display, window, x, y, (unsigned)width, (unsigned)height);
}

void cxt_send_message(cxt_client *client, uint64_t window, const char *type, const char *item) {
  XEvent event = {.xclient = {
                      .type = ClientMessage,
                      .window = window,
                      .message_type = XInternAtom(client->display, type, False),
                      .format = 32,
                      .data.l = {(long)XInternAtom(client->display, item, False)},
                  }};
  XSendEvent(client->display, window, False, NoEventMask, &event);
}

void cxt_send_configure(cxt_client *client, uint64_t window, int x, int y, int width, int height) {
  XEvent event = {.xconfigure = {
                      .type = ConfigureNotify,
                      .event = window,
                      .window = window,
                      .x = x,
                      .y = y,
                      .width = width,
                      .height = height,
                  }};
  XSendEvent(client->display, window, False, StructureNotifyMask, &event);
}

void cxt_send_expose(cxt_client *client, uint64_t window, int x, int y, int width, int height, int count) {
  XEvent event = {.xexpose = {.type = Expose, .window = window, .x = x, .y = y, .width = width, .height = height, .count = count}};
  XSendEvent(client->display, window, False, ExposureMask, &event);
}

uint64_t cxt_cover(cxt_client *client, int width, int height) {
  XSetWindowAttributes attributes = {.override_redirect = True, .background_pixel = 0x123456};
  Window window = XCreateWindow(
      client->display, client->root, 0, 0, (unsigned)width, (unsigned)height, 0, CopyFromParent, InputOutput, CopyFromParent,
      CWOverrideRedirect | CWBackPixel, &attributes);
  XMapRaised(client->display, window);
  return window;
}

uint64_t cxt_atom(cxt_client *client, const char *name) {
  return XInternAtom(client->display, name, False);
}

void cxt_watch_root(cxt_client *client) {
  XSelectInput(client->display, client->root, SubstructureNotifyMask);
}

bool cxt_next_root_message(cxt_client *client, const char *type, uint64_t items[5]) {
  XEvent event;
  XFlush(client->display);
  for (int tries = 0; tries < 20; tries++) {
    while (XCheckTypedEvent(client->display, ClientMessage, &event)) {
      if (event.xclient.message_type != cxt_atom(client, type)) continue;
      for (int n = 0; n < 5; n++) items[n] = (uint64_t)event.xclient.data.l[n];
      return true;
    }
    struct pollfd source = {.fd = ConnectionNumber(client->display), .events = POLLIN};
    poll(&source, 1, 50);
  }
  return false;
}

int cxt_read_property(cxt_client *client, uint64_t window, const char *property, void *items, int capacity) {
  Atom type;
  int format;
  unsigned long count, left;
  unsigned char *data = NULL;
  Atom name = XInternAtom(client->display, property, False);
  if (XGetWindowProperty(client->display, window, name, 0, 65536, False, AnyPropertyType, &type, &format, &count, &left, &data) != Success) {
    return 0;
  }
  int taken = (int)count < capacity ? (int)count : capacity;
  if (data) memcpy(items, data, (size_t)taken * (format == 32 ? sizeof(long) : 1));
  if (data) XFree(data);
  return taken;
}

int cxt_read_clipboard(cxt_client *client, const char *target, char *text, int capacity) {
  Display *display = client->display;
  Window window = XCreateSimpleWindow(display, client->root, 0, 0, 1, 1, 0, 0, 0);
  Atom property = XInternAtom(display, "CXT_TEXT", False);
  XConvertSelection(
      display, XInternAtom(display, "CLIPBOARD", False), XInternAtom(display, target, False), property, window, CurrentTime);
  XFlush(display);
  int length = -1;
  XEvent event = {0};
  for (int tries = 0; tries < 20; tries++) {
    if (XCheckTypedWindowEvent(display, window, SelectionNotify, &event)) break;
    struct pollfd source = {.fd = ConnectionNumber(display), .events = POLLIN};
    poll(&source, 1, 50);
  }
  if (event.type == SelectionNotify && event.xselection.property) {
    length = cxt_read_property(client, window, "CXT_TEXT", text, capacity);
  }
  XDestroyWindow(display, window);
  return length;
}

bool cxt_read_screen(cxt_client *client, int x, int y, int width, int height, uint32_t *pixels) {
  XImage *image = XGetImage(client->display, client->root, x, y, (unsigned)width, (unsigned)height, AllPlanes, ZPixmap);
  if (!image) return false;
  for (int row = 0; row < height; row++) {
    for (int column = 0; column < width; column++) pixels[row * width + column] = (uint32_t)XGetPixel(image, column, row) & 0xffffff;
  }
  XDestroyImage(image);
  return true;
}

bool cxt_exists(cxt_client *client, uint64_t window) {
  Window root, parent, *children = NULL;
  unsigned count = 0;
  bool found = false;
  if (!XQueryTree(client->display, client->root, &root, &parent, &children, &count)) return false;
  for (unsigned n = 0; n < count; n++) found |= children[n] == window;
  if (children) XFree(children);
  return found;
}

uint64_t cxt_first_window(cxt_client *client) {
  Window root, parent, *children = NULL;
  unsigned count = 0;
  uint64_t found = 0;
  if (!XQueryTree(client->display, client->root, &root, &parent, &children, &count)) return 0;
  for (unsigned n = 0; n < count && !found; n++) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(client->display, children[n], &attributes) && attributes.map_state == IsViewable) found = children[n];
  }
  if (children) XFree(children);
  return found;
}
