// A second client for tests: a private X server, the person at its mouse and keyboard, and other programs that meddle.
#ifndef CXTEST_H
#define CXTEST_H

#include <stdbool.h>
#include <stdint.h>

typedef struct cxt_client cxt_client;

// Starts `Xvfb -displayfd ...` with a screen of that size, without the extension named (may be NULL), and writes ":N" into `display`.
// The server's pid; -1 where there is no Xvfb.
int cxt_start_server(int width, int height, const char *without, char display[16]);
// Ends it, if it hasn't yet, and waits for that.
void cxt_stop_server(int pid);

cxt_client *cxt_open(const char *display);
void cxt_close(cxt_client *client);
// Sends everything, and waits until the server has done it.
void cxt_sync(cxt_client *client);
// Sends everything, without waiting.
void cxt_flush(cxt_client *client);

// The number of this thread, as /proc names it.
int cxt_thread(void);

// The person. Sent with the next cxt_sync.
void cxt_move(cxt_client *client, int x, int y);
void cxt_button(cxt_client *client, int button, bool down);
void cxt_key(cxt_client *client, uint64_t keysym, bool down);
void cxt_keycode(cxt_client *client, int keycode, bool down);

// Other programs.
void cxt_focus(cxt_client *client, uint64_t window);
bool cxt_grab_pointer(cxt_client *client);
void cxt_destroy(cxt_client *client, uint64_t window);
void cxt_move_resize(cxt_client *client, uint64_t window, int x, int y, int width, int height);
// A client message of 32-bit items: its type and its first item, as names of atoms; the second item is 0.
void cxt_send_message(cxt_client *client, uint64_t window, const char *type, const char *item);
void cxt_send_configure(cxt_client *client, uint64_t window, int x, int y, int width, int height);
void cxt_send_expose(cxt_client *client, uint64_t window, int x, int y, int width, int height, int count);
// Covers the screen with a window, and uncovers it again.
uint64_t cxt_cover(cxt_client *client, int width, int height);
// Listens, as a window manager does, for what programs tell the root window, from now on.
void cxt_watch_root(cxt_client *client);
// Whether such a client message of that type arrives within a second; its items.
bool cxt_next_root_message(cxt_client *client, const char *type, uint64_t items[5]);
uint64_t cxt_atom(cxt_client *client, const char *name);
// Reads the CLIPBOARD as `target`; the length, or -1 where that is refused within a second.
int cxt_read_clipboard(cxt_client *client, const char *target, char *text, int capacity);
// Reads a property of 8- or 32-bit items as bytes or longs; the number of items.
int cxt_read_property(cxt_client *client, uint64_t window, const char *property, void *items, int capacity);
// Reads the screen's pixels, without alpha.
bool cxt_read_screen(cxt_client *client, int x, int y, int width, int height, uint32_t *pixels);
// Whether the window still exists.
bool cxt_exists(cxt_client *client, uint64_t window);
// The undermost window on the screen that can be seen; 0 where there is none.
uint64_t cxt_first_window(cxt_client *client);

#endif
