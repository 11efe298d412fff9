import Foundation

/// The two streams: results go to standard output, everything else to standard error.
enum Console {
  static func result(_ text: String) {
    write(text, to: .standardOutput)
  }

  static func message(_ text: String) {
    write(text, to: .standardError)
  }

  /// A closed pipe is the reader's choice and no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      return
    }
  }
}
