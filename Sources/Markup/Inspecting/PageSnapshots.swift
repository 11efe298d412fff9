internal import Glibc

/// Pages as they were when somebody last looked at them: files that a test compares with.
///
/// ```swift
/// @Test func detailPage() throws {
///   try PageSnapshots(beside: #filePath).verify(template.render(page), named: "bulbasaur")
/// }
/// ```
///
/// With `POKEDEX_RECORD=1` in the environment the files are written instead of compared; never when
/// `CI` is set.
public struct PageSnapshots: Sendable {
  /// A page that differs from its snapshot, or has none.
  public struct Mismatch: Error, Equatable, CustomStringConvertible {
    /// The snapshot's file.
    public var file: String
    /// What differs, or what to do.
    public var problem: String

    public var description: String { "\(file): \(problem)" }
  }

  /// Where the snapshots lie.
  public let directory: String
  /// Whether pages are written down instead of compared.
  public let isRecording: Bool

  public init(directory: String, isRecording: Bool) {
    self.directory = directory
    self.isRecording = isRecording
  }

  /// The snapshots of a test file: `__Snapshots__/NAME` beside it.
  public init(beside testFile: String = #filePath) {
    var parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.removeLast().split(separator: ".").first ?? "Tests"
    directory = (parts + ["__Snapshots__", name]).joined(separator: "/")
    isRecording = Self.isRecording { getenv($0).map { String(cString: $0) } }
  }

  /// What the environment says.
  static func isRecording(_ variable: (String) -> String?) -> Bool {
    variable("POKEDEX_RECORD") == "1" && (variable("CI") ?? "").isEmpty
  }

  /// Compares a page with its snapshot.
  ///
  /// - Parameter name: The file's name, without `.txt`: letters, digits, `-`, `_`.
  /// - Throws: `Mismatch`; `HTMLInspector.Failure` when the page is not well formed.
  public func verify(
    _ page: String, named name: String, syntax: PageSyntax = .polyglot
  ) throws {
    let actual = try HTMLInspector(page, syntax: syntax).snapshot
    let file = "\(directory)/\(name).txt"
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
      default: false
      }
    }
    guard isName, !name.isEmpty else {
      throw Mismatch(file: file, problem: "a snapshot’s name has letters, digits, “-” and “_”")
    }
    if isRecording {
      try record(actual, in: file)
      return
    }
    let expected: String
    do throws(DirectoryFailure) {
      let bytes = try DirectoryWalk.read("\(name).txt", in: directory, limit: 64 << 20)
      expected = String(decoding: bytes, as: UTF8.self)
    } catch {
      throw Mismatch(
        file: file, problem: "\(error.problem); run once with POKEDEX_RECORD=1 to record it")
    }
    if let difference = LineDifference.unified(expected: expected, actual: actual) {
      throw Mismatch(file: file, problem: "the page differs from its snapshot\n\(difference)")
    }
  }

  private func record(_ text: String, in file: String) throws(Mismatch) {
    var path = ""
    for part in directory.split(separator: "/", omittingEmptySubsequences: false) {
      path +=
        path.isEmpty && part.isEmpty ? "/" : path.hasSuffix("/") || path.isEmpty ? part : "/\(part)"
      mkdir(path, 0o755)
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Mismatch(file: file, problem: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        throw Mismatch(file: file, problem: String(cString: strerror(errno)))
      }
      rest = rest.dropFirst(count)
    }
  }
}
