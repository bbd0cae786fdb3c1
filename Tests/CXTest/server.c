#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cxtest.h"

extern char **environ;

int cxt_start_server(int width, int height, const char *without, char display[16]) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  char screen[32], number[16];
  snprintf(screen, sizeof screen, "%dx%dx24", width, height);
  snprintf(number, sizeof number, "%d", 9);
  char *arguments[] = {"Xvfb", "-displayfd", number, "-screen", "0", screen, "-noreset", "-nolisten", "tcp",
                       without ? "-extension" : NULL, (char *)without, NULL};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 9);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  // Threads of a test run block signals, and a server that inherited that could not be told to end.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t pid;
  int failure = posix_spawnp(&pid, "Xvfb", &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  ssize_t length = 0, got = 0;
  char text[12];
  while (!failure && length < (ssize_t)sizeof text - 1 && (got = read(ends[0], text + length, sizeof text - 1 - (size_t)length)) > 0) {
    length += got;
    if (text[length - 1] == '\n') break;
  }
  close(ends[0]);
  if (failure) return -1;
  if (length == 0) {
    cxt_stop_server(pid);
    return -1;
  }
  text[length - (text[length - 1] == '\n')] = 0;
  snprintf(display, 16, ":%s", text);
  return pid;
}

void cxt_stop_server(int pid) {
  kill(pid, SIGCONT);
  kill(pid, SIGTERM);
  while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) continue;
}
