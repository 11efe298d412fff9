import Foundation
import Markup

extension Command {
  static let check = Command(
    name: "check", operands: "[DIR]", operandCount: 0...1,
    summary: "validate a published site: markup, ids, links, weight",
    example: "pokedex check Output",
    flags: [.json, .config, .quiet]
  ) { invocation in
    let folder = invocation.operands.first ?? "Output"
    let findings = try SiteChecker.check(directory: folder)
    if invocation.settings.isOn(.json) {
      try Console.result(json(findings))
    } else {
      for finding in findings { try Console.result(finding.description) }
      if !invocation.settings.isOn(.quiet) {
        Console.message(
          findings.isEmpty ? "\(folder) is in order" : "\(findings.count) findings in \(folder)")
      }
    }
    return findings.isEmpty ? .success : .findings
  }

  private static func json(_ findings: [PageFinding]) throws -> String {
    struct Entry: Encodable {
      let path: String
      let line: Int
      let column: Int
      let rule: String
      let message: String
    }
    struct Report: Encodable { let findings: [Entry] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      findings: findings.map {
        Entry(
          path: $0.path, line: $0.line, column: $0.column, rule: "\($0.rule)", message: $0.message)
      })
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
