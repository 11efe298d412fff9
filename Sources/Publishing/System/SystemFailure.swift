internal import Glibc

/// A system call that failed.
package struct SystemFailure: Error, Equatable, Sendable {
  package var call: FileSystem.Call
  /// The `errno` of the call.
  package var code: Int32
  /// What it was about.
  package var path: String

  package init(_ call: FileSystem.Call, _ code: Int32, _ path: String) {
    self.call = call
    self.code = code
    self.path = path
  }

  /// The system's words for the code, such as `No space left on device`.
  var reason: String { String(cString: strerror(code)) }
}
