import Foundation

/// The two streams: results go to standard output, everything else to standard error.
enum Console {
  /// Throws a failure where the result cannot be kept, as on a full disk: nobody should believe in
  /// a report that was cut. A reader that has gone is no failure of ours.
  static func result(_ text: String) throws(CommandFailure) {
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 || code == EPIPE || code == EBADF else {
      throw CommandFailure(
        .inputOutput, "standard output", "cannot be written: \(String(cString: strerror(code)))",
        remedy: "Free space where it is kept, or send it elsewhere.")
    }
  }

  static func message(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  /// 0, or the code of the error.
  private static func write(_ text: String, to stream: Int32) -> Int32 {
    var rest = Array("\(text)\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? EIO : errno
      }
    }
    return 0
  }
}
