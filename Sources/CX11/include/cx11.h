// What Settle needs of X11, and nothing else: one connection with one window, whose pixels go out through shared memory.
//
// Everything here belongs to the thread that connected, except cx_wake. Coordinates are pixels of the window unless said otherwise.
// No call ends the process: X errors are recorded (cx_last_error), a lost server is reported as CX_LOST, and later calls do nothing.
#ifndef CX11_H
#define CX11_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cx_desktop cx_desktop;

typedef enum __attribute__((enum_extensibility(closed))) {
  CX_OPENED,
  CX_NO_SERVER,
  CX_NO_TRUE_COLOUR,
} cx_opening;

typedef struct {
  const char *title;       // UTF-8
  const char *class_name;  // the class; the instance is its lower-case twin
  const char *instance_name;
  int width, height;
  int min_width, min_height;
  const uint32_t *icon;  // width, height, then ARGB pixels, for one or several sizes; may be NULL
  size_t icon_count;
} cx_window_options;

typedef enum __attribute__((enum_extensibility(closed))) {
  CX_MOTION,
  CX_BUTTON_DOWN,
  CX_BUTTON_UP,
  CX_ENTER,
  CX_LEAVE,
  CX_GRABBED,  // another client took the pointer
  CX_KEY_DOWN,
  CX_FOCUS_IN,
  CX_FOCUS_OUT,
  CX_EXPOSED,
  CX_CONFIGURED,
  CX_MAPPED,
  CX_UNMAPPED,
  CX_CLOSE,      // the window manager asks to close
  CX_DESTROYED,  // somebody destroyed the window
  CX_OUTPUTS_CHANGED,
  CX_PUT_DONE,  // the server has read the pixels of an earlier cx_put
  CX_LOST,      // the server is gone
} cx_kind;

enum { CX_SHIFT = 1, CX_CONTROL = 4, CX_ALT = 8, CX_LEVEL3 = 128 };  // bits of cx_event.state

typedef struct {
  cx_kind kind;
  uint32_t time;                // the server's milliseconds, wrapping; pointer and key events only
  uint32_t state;               // modifiers before the event
  uint32_t detail;              // button number; keycode; how many more exposures follow
  int32_t x, y, width, height;  // the pointer's place; the exposed rectangle; the configured size
  bool repeated;                // a key held down
  uint32_t produced;            // the keysym under the present modifiers
  uint32_t symbols[16];         // keysyms of 4 groups x 4 levels, group by group; 0 where none
  char key_name[8];             // the key's place as XKB names it ("AC01"); empty where unknown
} cx_event;

typedef struct {
  int32_t x, y, width, height;
} cx_rect;

typedef struct {
  void *address;
  int32_t width, height, bytes_per_row;
  bool shared;
} cx_pixels;

typedef enum __attribute__((enum_extensibility(closed))) {
  CX_PUT_IDLE,     // the pixels may be written
  CX_PUT_PENDING,  // the server may still read them
  CX_PUT_FAILED,   // the server refused them: make a new image and put everything
} cx_put_state;

typedef struct {  // one mode of one connected output
  char name[64];  // the output's
  int32_t output;  // counted from 0 in the server's order
  bool primary, current;
  int32_t x, y, width, height;  // the output's place on the screen; of size 0 where it is off
  int32_t mode_width, mode_height;
  uint64_t dot_clock;
  uint32_t h_total, v_total;
  bool interlaced, double_scan;
} cx_mode;

typedef enum __attribute__((enum_extensibility(closed))) {
  CX_FOR_EVENTS,    // until an event, a wake-up or the deadline
  CX_FOR_DEADLINE,  // until the deadline or a wake-up, however many events arrive
} cx_patience;

// The connection. `display` NULL stands for the environment's. NULL is returned where it can't be opened, and why in `opening`.
cx_desktop *cx_connect(const char *display, cx_opening *opening);
// Destroys the window, if it still lives, and frees everything.
void cx_disconnect(cx_desktop *desktop);
bool cx_is_lost(const cx_desktop *desktop);
// The number of X errors so far; `code` and `request` are those of the last one.
int cx_last_error(const cx_desktop *desktop, int *code, int *request);
// The RESOURCE_MANAGER text of the server; NULL where it has none.
const char *cx_resources(const cx_desktop *desktop);
// Waits until the server has done everything asked so far. A round trip: never in a frame.
void cx_sync(cx_desktop *desktop);

// The window.
void cx_create_window(cx_desktop *desktop, const cx_window_options *options);
void cx_show_window(cx_desktop *desktop);
uint64_t cx_window_id(const cx_desktop *desktop);
void cx_toggle_full_screen(cx_desktop *desktop);
void cx_set_clipboard(cx_desktop *desktop, const char *text);
// Where the window's corner lies on the screen. A round trip.
bool cx_window_origin(cx_desktop *desktop, int32_t *x, int32_t *y);

// Fills in the next event; false where none is there. Reads what has arrived, and never waits.
bool cx_next_event(cx_desktop *desktop, cx_event *event);

// The image: memory of one picture of the given size, contents undefined. Makes the one before invalid, which must not be pending.
// Shared memory where the server can read it, else a plain copy is sent with each put.
bool cx_resize_image(cx_desktop *desktop, int width, int height, cx_pixels *pixels);
// Sends the rectangles, which must lie inside the image, and flushes. With `notice` a CX_PUT_DONE follows the last of them.
void cx_put(cx_desktop *desktop, const cx_rect *rects, int count, bool notice);
cx_put_state cx_put_progress(const cx_desktop *desktop);
// Asks for a CX_PUT_DONE once the server has got this far, for when a notice got lost.
void cx_ask_progress(cx_desktop *desktop);

// Writes up to `capacity` modes of the connected outputs, and returns how many there are; 0 where RandR 1.3 is missing. Round trips.
int cx_modes(cx_desktop *desktop, cx_mode *modes, int capacity);

// Nanoseconds of CLOCK_MONOTONIC.
int64_t cx_now(void);
// Flushes and sleeps, see cx_patience; a deadline (cx_now's) below 0 is none. Events that were read already end the wait at once.
void cx_wait(cx_desktop *desktop, int64_t deadline, cx_patience patience);
// Ends the wait in progress, or the next one. From any thread.
void cx_wake(cx_desktop *desktop);

#endif
