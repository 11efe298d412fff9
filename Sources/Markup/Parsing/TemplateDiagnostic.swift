/// One mistake in a template.
public struct TemplateDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters: an error stops the build, a warning does with `--strict`.
  public enum Severity: String, Sendable {
    case error, warning
  }

  public var location: SourceLocation
  public var severity: Severity
  /// What is wrong and what to do.
  public var message: String

  public init(location: SourceLocation, severity: Severity, message: String) {
    self.location = location
    self.severity = severity
    self.message = message
  }

  /// The path of the template, as it was given.
  public var file: String { location.file }
  /// From 1.
  public var line: Int { location.line }
  /// From 1, in characters.
  public var column: Int { location.column }

  public var description: String { "\(location): \(severity.rawValue): \(message)" }
}

/// All mistakes found in the templates, sorted by place: at least one.
public struct TemplateErrors: Error, Equatable, CustomStringConvertible {
  public var diagnostics: [TemplateDiagnostic]

  public init(_ diagnostics: [TemplateDiagnostic]) {
    self.diagnostics = diagnostics
  }

  /// One line a mistake.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
