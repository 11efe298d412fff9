import Foundation

/// The three descriptors that a caller may have closed, and the pipes it may have left.
enum StandardStreams {
  /// To be called before anything is opened.
  ///
  /// The first file opened would take a closed descriptor's number, and messages would then end in
  /// it. A reader that has gone is seen as an error of the write, not as a signal that ends a build.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is given out, and that is this one: those below it are open.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
