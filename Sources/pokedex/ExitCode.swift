/// What the process tells its caller: the codes of BSD's `sysexits.h`, and 128 + signal number.
enum ExitCode: Int32 {
  case success = 0
  /// `check` found problems.
  case findings = 1
  case usage = 64
  case badData = 65
  case missingInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case temporary = 75
  case configuration = 78
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}
