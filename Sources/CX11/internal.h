#ifndef CX_INTERNAL_H
#define CX_INTERNAL_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xrandr.h>
#include <sys/shm.h>

#include "cx11.h"

enum {
  WM_PROTOCOLS,
  WM_DELETE_WINDOW,
  NET_WM_PING,
  NET_WM_PID,
  NET_WM_NAME,
  NET_WM_ICON,
  NET_WM_STATE,
  NET_WM_STATE_FULLSCREEN,
  UTF8_STRING,
  CLIPBOARD,
  TARGETS,
  TIMESTAMP,
  PUT_DONE,
  ATOM_COUNT,
};

struct cx_desktop {
  cx_desktop *next;  // in the list of open ones
  Display *display;
  int screen;
  Window root;
  Visual *visual;
  int depth;
  Atom atoms[ATOM_COUNT];
  int wake;
  bool lost, lost_told;
  int errors, error_code, error_request;

  Window window;  // 0 before it is made and after it was destroyed
  GC context;
  Time last_time, clipboard_time;
  char *clipboard;

  int randr_event;  // first event number; -1 where RandR 1.3 is missing
  XkbDescPtr keyboard;
  unsigned char keys_down[32];

  bool shm;
  int shm_major, shm_event, shm_errors;
  XShmSegmentInfo segment;
  size_t segment_size;  // 0: no segment
  XImage *image;
  unsigned long put_serial;
  bool put_unread, put_failed;
};

// UTF-8 as Latin-1, '?' for what that can't say. The caller frees it.
char *cx_latin1(const char *text);
// Says what a request for the clipboard's text asked for.
void cx_answer_selection(cx_desktop *desktop, const XSelectionRequestEvent *request);

#endif
