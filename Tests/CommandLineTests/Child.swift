import Glibc

/// A process of a test's own: the built program, or one that helps.
final class Child {
  struct Ending: Hashable {
    /// Nil where a signal ended it.
    var exitCode: Int32?
    var signal: Int32?
  }

  struct CannotStart: Error { var reason: String }

  let pid: pid_t
  private var ending: Ending?

  /// - Parameters:
  ///   - environment: "NAME=value", all of it.
  ///   - standardOutput, standardError: file descriptors.
  init(
    _ program: String, _ arguments: [String], environment: [String], folder: String, standardOutput: Int32, standardError: Int32
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, standardError, STDERR_FILENO)
    // Threads of a test run block signals, and one ignores SIGPIPE; a program of a shell's starts without either.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = (["env", "-C", folder, program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let failure = posix_spawnp(&pid, "env", &actions, &attributes, words, variables)
    guard failure == 0 else { throw CannotStart(reason: "\(program): \(String(cString: strerror(failure)))") }
    self.pid = pid
  }

  deinit { if ending == nil { kill(pid, SIGKILL); waitpid(pid, nil, 0) } }

  /// Waits for its end; one that takes longer than `limit` seconds is ended by SIGKILL. Meanwhile, `turn` is called over and over.
  func wait(limit: Int = 60, turn: (pid_t) -> Void = { _ in usleep(2000) }) -> Ending {
    if let ending { return ending }
    let end = time(nil) + limit
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      turn(pid)
      if time(nil) > end { kill(pid, SIGKILL) }
    }
    let signal = status & 0x7F
    let found = signal == 0 ? Ending(exitCode: status >> 8 & 0xFF) : Ending(signal: signal)
    ending = found
    return found
  }
}
