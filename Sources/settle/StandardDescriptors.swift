import Glibc

/// What the program finds open as it starts.
enum StandardDescriptors {
  /// Makes writing to a reader that went away an error instead of the program's death, and keeps the three standard numbers from files of
  /// ours where the caller closed them: those stay unusable.
  static func secure() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
