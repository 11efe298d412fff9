/// A value that templates can show. It declares its fields once; every path of every template is
/// checked against them when the template is compiled.
///
/// ```swift
/// struct Card: TemplateValue {
///   var name: String
///   var url: String
///
///   static let fields: [Field<Self>] = [
///     .text("name") { $0.name },
///     .text("url") { $0.url },
///   ]
/// }
/// ```
public protocol TemplateValue: Sendable {
  /// The fields a template may name, in the order in which messages list them.
  static var fields: [Field<Self>] { get }
}
