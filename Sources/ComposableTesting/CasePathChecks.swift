public import Composable
public import Testing

/// Checks the case paths of an enum with a sample of each case: exactly one path takes a sample
/// apart and builds it again, and each path has a sample. So a path that takes apart or builds the
/// wrong case fails, which the compiler does not see.
///
/// ```swift
/// expectCasePaths(of: Action.self, [.start(3), .stop])
/// ```
public func expectCasePaths<Root: CasePathable>(
  of _: Root.Type, _ samples: [Root], sourceLocation: SourceLocation = #_sourceLocation
) {
  let paths = Mirror(reflecting: Root.allCasePaths).children.compactMap { child in
    (child.value as? any RoundTripping).map { (name: child.label ?? "?", path: $0) }
  }
  var unused = Set(paths.map(\.name))
  func fail(_ text: String) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  }
  for sample in samples {
    let text = describe(sample)
    let matches = paths.compactMap { path in
      path.path.roundTrip(sample).map { (name: path.name, text: describe($0)) }
    }
    unused.subtract(matches.map(\.name))
    switch matches.count {
    case 0:
      fail("No case path of \(Root.self) takes \(text) apart.")
    case 1:
      if matches[0].text != text {
        fail("The case path \(matches[0].name) makes \(matches[0].text) out of \(text).")
      }
    default:
      let names = matches.map(\.name).joined(separator: ", ")
      fail("More than one case path of \(Root.self) takes \(text) apart: \(names).")
    }
    if let name = matches.first?.name, matches.count == 1, !text.hasPrefix(".\(name)") {
      fail("The case path \(name) takes \(text) apart, which is another case.")
    }
  }
  for name in unused.sorted() {
    fail(
      "The case path \(name) of \(Root.self) takes none of the samples apart: give one of its case."
    )
  }
}
