internal import Glibc

/// The one way from this room to the system: every call passes `perform`, where a test can make it
/// fail, fall short, or be the last one of the process.
package struct FileSystem: Sendable {
  /// The calls, by the name of what they do.
  package enum Call: String, CaseIterable, Sendable {
    case resolve, open, status, list, read, write
    case mountRoot = "ask for mount points"
    case makeDirectory = "make folder"
    case changeMode = "change mode"
    case link, rename, exchange, unlink
    case removeDirectory = "remove folder"
    case lock, sync
    case syncAll = "sync file system"
  }

  /// What a test lets happen in place of a call.
  package enum Fault: Equatable, Sendable {
    /// The call fails with this `errno`; `EINTR` is tried again like the system's own.
    case error(Int32)
    /// A read or write moves fewer bytes than it was asked to.
    case short
    /// The call is not made and returns this number.
    case result(Int)
  }

  /// Asked before every call. `nil` from it, or in its place, lets calls through.
  package var fault: (@Sendable (Call) -> Fault?)?

  package init(fault: (@Sendable (Call) -> Fault?)? = nil) {
    self.fault = fault
  }

  /// Makes a call that returns a negative number and sets `errno` on failure; repeats it when a
  /// signal interrupts it. The body is told whether to move fewer bytes than it would.
  @discardableResult
  func perform(
    _ call: Call, _ path: @autoclosure () -> String, _ body: (_ isShort: Bool) -> Int
  ) throws(SystemFailure) -> Int {
    while true {
      var isShort = false
      switch fault?(call) {
      case nil: break
      case .short: isShort = true
      case .result(let result): return result
      case .error(EINTR): continue
      case .error(let code): throw SystemFailure(call, code, path())
      }
      let result = body(isShort)
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw SystemFailure(call, code, path()) }
    }
  }
}
