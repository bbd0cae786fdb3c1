#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

int64_t cx_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void cx_wait(cx_desktop *desktop, int64_t deadline, cx_patience patience) {
  Display *display = desktop->display;
  if (!desktop->lost) XFlush(display);
  for (;;) {
    // Any round trip, and the flush itself, may have moved events from the socket into Xlib's own queue, where poll doesn't see them.
    if (patience == CX_FOR_EVENTS && (desktop->lost || XEventsQueued(display, QueuedAfterReading) > 0 || desktop->lost)) return;
    int64_t left = deadline - cx_now();
    if (deadline >= 0 && left <= 0) return;
    struct timespec limit = {.tv_sec = left / 1000000000, .tv_nsec = left % 1000000000};
    struct pollfd sources[2] = {
        {.fd = desktop->wake, .events = POLLIN},
        {.fd = ConnectionNumber(display), .events = POLLIN},
    };
    int ready = ppoll(sources, patience == CX_FOR_EVENTS ? 2 : 1, deadline >= 0 ? &limit : NULL, NULL);
    if (ready <= 0) continue;  // the deadline, checked above, or a signal
    if (sources[0].revents) {
      uint64_t count;
      if (read(desktop->wake, &count, sizeof count) == sizeof count) return;
    }
  }
}

void cx_wake(cx_desktop *desktop) {
  uint64_t one = 1;
  while (write(desktop->wake, &one, sizeof one) < 0 && errno == EINTR) continue;
}
