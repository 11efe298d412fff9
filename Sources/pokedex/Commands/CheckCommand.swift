import Markup
import PokedexSite

extension Command {
  static let check = Command(
    name: "check", operands: "[DIR]", operandCount: 0...1,
    summary: "validate a published site: markup, ids, links, weight",
    example: "pokedex check Output",
    flags: [.json, .config, .quiet]
  ) { invocation in
    let folder = invocation.operands.first ?? "Output"
    let findings = try
      (SiteChecker.check(directory: folder) + SiteWeights.weigh(directory: folder).findings)
      .sorted()
    if invocation.settings.isOn(.json) {
      try Console.result(json: Report(findings))
    } else {
      for finding in findings { try Console.result(finding.description) }
      if !invocation.settings.isOn(.quiet) {
        Console.message(
          findings.isEmpty ? "\(folder) is in order" : "\(findings.count) findings in \(folder)")
      }
    }
    return findings.isEmpty ? .success : .findings
  }
}

/// The findings as `--json` prints them.
private struct Report: Encodable {
  struct Finding: Encodable {
    let path: String
    let line: Int
    let column: Int
    let rule: String
    let message: String
  }

  let findings: [Finding]

  init(_ findings: [PageFinding]) {
    self.findings = findings.map {
      Finding(
        path: $0.path, line: $0.line, column: $0.column, rule: "\($0.rule)", message: $0.message)
    }
  }
}
