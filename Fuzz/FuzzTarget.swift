// libFuzzer's entry. The sources of Markup, the slug and the codings of the snapshot's long texts
// are compiled into the same module, so that the parsers can be reached directly; FUZZ_TARGET says
// which of them gets the input. `Fuzz/run` builds and runs it.

import Glibc

/// What is fuzzed: each takes any bytes and traps when a promise is broken.
enum FuzzTarget: String, CaseIterable {
  case template, expression, escape, page, url, slug, learnset, encounters

  static let chosen: FuzzTarget? = getenv("FUZZ_TARGET").flatMap {
    FuzzTarget(rawValue: String(cString: $0))
  }

  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .template: fuzzTemplate(bytes)
    case .expression: fuzzExpression(bytes)
    case .escape: fuzzEscape(bytes)
    case .page: fuzzPage(bytes)
    case .url: fuzzURL(bytes)
    case .slug: fuzzSlug(bytes)
    case .learnset: fuzzLearnset(bytes)
    case .encounters: fuzzEncounters(bytes)
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = FuzzTarget.chosen else {
    preconditionFailure("FUZZ_TARGET names no target")
  }
  target.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}
