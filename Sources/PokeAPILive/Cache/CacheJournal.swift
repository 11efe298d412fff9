import Foundation

/// The file that says which body each address gave: one line for each answer, only ever appended
/// to. A line that was cut short by a crash, or damaged, counts as not written.
final class CacheJournal: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens the journal for appending, and ends a line that was cut short.
  init(_ path: String) throws(CacheFailure) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw CacheFailure(path: path, errno: errno) }
    var last: UInt8 = 0
    let size = lseek(descriptor, 0, SEEK_END)
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != Self.newline {
      try append("\n")
    }
  }

  deinit { close(descriptor) }

  func append(_ line: CacheLine) throws(CacheFailure) {
    try append(line.text + "\n")
  }

  /// In a single call, so that lines of two processes never mix.
  private func append(_ text: String) throws(CacheFailure) {
    if let code = CacheFile.write(Data(text.utf8), to: descriptor) {
      throw CacheFailure(path: path, errno: code)
    }
  }

  private static let newline = UInt8(ascii: "\n")

  /// The lines of the journal at `path`, without the damaged ones; none where there is no journal.
  static func lines(of path: String) -> [CacheLine] {
    let bytes = CacheFile.read(path) ?? Data()
    return bytes.split(separator: newline).compactMap {
      CacheLine(Substring(decoding: $0, as: UTF8.self))
    }
  }

  /// The bytes of a journal of these lines.
  static func bytes(of lines: [CacheLine]) -> Data {
    Data(lines.map { $0.text + "\n" }.joined().utf8)
  }
}
