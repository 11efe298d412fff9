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

  /// The value as JSON in one line. Throws as for a text.
  static func result(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try result(String(decoding: encoder.encode(value), as: UTF8.self))
  }

  static func message(_ text: String) {
    _ = write(text, to: STDERR_FILENO)
  }

  /// 0, or the code of the error.
  private static func write(_ text: String, to stream: Int32) -> Int32 {
    var rest = Array("\(text.withoutControls)\n".utf8)[...]
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

extension String {
  /// The text with control characters, which could steer a terminal, as their numbers; lines and
  /// tabs stay. Names of files and records are other people's.
  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.steersTerminals) else { return self }
    return unicodeScalars.map { scalar in
      scalar.steersTerminals ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    .joined()
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminals: Bool {
    properties.generalCategory == .control && self != "\n" && self != "\t"
  }
}
