#include <stdlib.h>

#include "internal.h"

static void free_segment(cx_desktop *desktop) {
  if (!desktop->segment_size) return;
  if (!desktop->lost) XShmDetach(desktop->display, &desktop->segment);
  shmdt(desktop->segment.shmaddr);
  desktop->segment_size = 0;
}

// A segment that both sides have attached, or none: a server elsewhere, or in another namespace of memory, refuses it.
static void make_segment(cx_desktop *desktop, size_t size) {
  if (!desktop->shm) return;
  XShmSegmentInfo *segment = &desktop->segment;
  segment->shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
  if (segment->shmid < 0) return;
  segment->shmaddr = shmat(segment->shmid, NULL, 0);
  segment->readOnly = True;
  int errors = desktop->shm_errors;
  bool attached = segment->shmaddr != (char *)-1 && XShmAttach(desktop->display, segment);
  if (attached) XSync(desktop->display, False);
  shmctl(segment->shmid, IPC_RMID, NULL);  // goes away with the last of the two, however they end
  if (attached && desktop->shm_errors == errors && !desktop->lost) {
    desktop->segment_size = size;
    return;
  }
  if (segment->shmaddr != (char *)-1) shmdt(segment->shmaddr);
  desktop->shm = desktop->put_failed = false;
}

static void free_image(cx_desktop *desktop) {
  if (!desktop->image) return;
  if (desktop->image->obdata) desktop->image->data = NULL;  // the segment's, not malloc's
  XDestroyImage(desktop->image);
  desktop->image = NULL;
}

bool cx_resize_image(cx_desktop *desktop, int width, int height, cx_pixels *pixels) {
  *pixels = (cx_pixels){0};
  bool refused = desktop->put_failed;
  desktop->put_failed = desktop->put_unread = false;
  free_image(desktop);
  if (refused) desktop->shm = false;
  size_t stride = (size_t)width * 4, size = stride * (size_t)height;
  // A segment serves every smaller picture too: dragging an edge must not cost an allocation a frame.
  if (!desktop->shm || size > desktop->segment_size || size < desktop->segment_size / 4) {
    bool grows = desktop->segment_size > 0 && size > desktop->segment_size;
    free_segment(desktop);
    if (size) make_segment(desktop, grows ? size + size / 2 : size);
  }
  if (!size) return false;
  Display *display = desktop->display;
  bool shared = desktop->segment_size > 0;
  if (shared) {
    desktop->image = XShmCreateImage(
        display, desktop->visual, (unsigned)desktop->depth, ZPixmap, desktop->segment.shmaddr, &desktop->segment, (unsigned)width,
        (unsigned)height);
  } else {
    char *data = malloc(size);
    desktop->image = data ? XCreateImage(
                                display, desktop->visual, (unsigned)desktop->depth, ZPixmap, 0, data, (unsigned)width, (unsigned)height,
                                32, (int)stride)
                          : NULL;
    if (!desktop->image) free(data);
  }
  if (!desktop->image) return false;
  int probe = 1;
  desktop->image->byte_order = *(char *)&probe ? LSBFirst : MSBFirst;
  *pixels = (cx_pixels){desktop->image->data, width, height, desktop->image->bytes_per_line, shared};
  return true;
}

void cx_put(cx_desktop *desktop, const cx_rect *rects, int count, bool notice) {
  XImage *image = desktop->image;
  if (!desktop->window || !image || count <= 0 || desktop->lost) return;
  for (int n = 0; n < count; n++) {
    const cx_rect *r = &rects[n];
    unsigned width = (unsigned)r->width, height = (unsigned)r->height;
    if (image->obdata) {
      Bool last = notice && n == count - 1;
      XShmPutImage(desktop->display, desktop->window, desktop->context, image, r->x, r->y, r->x, r->y, width, height, last);
    } else {
      XPutImage(desktop->display, desktop->window, desktop->context, image, r->x, r->y, r->x, r->y, width, height);
    }
  }
  desktop->put_serial = NextRequest(desktop->display) - 1;
  desktop->put_unread = true;
  // Pixels that were sent along are no longer ours to spoil, but a frame that the server hasn't seen yet must hold back the next one.
  if (!image->obdata && notice) cx_ask_progress(desktop);
  XFlush(desktop->display);
}

cx_put_state cx_put_progress(const cx_desktop *desktop) {
  if (desktop->put_failed) return CX_PUT_FAILED;
  bool done = !desktop->put_unread || LastKnownRequestProcessed(desktop->display) >= desktop->put_serial;
  return done ? CX_PUT_IDLE : CX_PUT_PENDING;
}

void cx_ask_progress(cx_desktop *desktop) {
  if (!desktop->window) return;
  XEvent event = {.xclient = {
                      .type = ClientMessage,
                      .window = desktop->window,
                      .message_type = desktop->atoms[PUT_DONE],
                      .format = 32,
                  }};
  XSendEvent(desktop->display, desktop->window, False, NoEventMask, &event);
}
