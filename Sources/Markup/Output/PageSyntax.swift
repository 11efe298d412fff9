/// How pages are written.
public enum PageSyntax: Sendable {
  /// HTML that is also well-formed XML: `<br/>`, a namespace on `<html>`. The default.
  case polyglot
  /// HTML as most sites write it: `<br>`, no namespace.
  case html
}
