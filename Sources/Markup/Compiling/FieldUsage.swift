/// The types that templates show and the fields they read, over all templates of a library.
final class FieldUsage {
  /// The fields of one type, by name.
  struct Schema {
    var typeName: String
    var order: [String]
    var readers: [String: FieldReader]
    /// Where the type was first met.
    var firstUse: SourceLocation
    var read: Set<String> = []
  }

  private var schemas: [ObjectIdentifier: Schema] = [:]

  /// The fields of a type; a name declared twice counts once.
  func schema(of type: ValueType, usedAt location: SourceLocation) -> Schema {
    if let known = schemas[type.id] {
      return known
    }
    let fields = type.fields()
    let schema = Schema(
      typeName: type.name, order: fields.map(\.name),
      readers: Dictionary(
        fields.map { ($0.name, $0.reader) }, uniquingKeysWith: { first, _ in first }),
      firstUse: location)
    schemas[type.id] = schema
    return schema
  }

  func markRead(_ field: String, of type: ValueType) {
    schemas[type.id]?.read.insert(field)
  }

  /// A warning for each field that no template reads, and an error for each declared twice.
  var diagnostics: [TemplateDiagnostic] {
    schemas.values.flatMap { schema in
      schema.order.enumerated().compactMap { index, field -> TemplateDiagnostic? in
        if schema.order[..<index].contains(field) {
          return TemplateDiagnostic(
            location: schema.firstUse, severity: .error,
            message: "\(schema.typeName) declares the field “\(field)” twice")
        }
        guard !schema.read.contains(field) else {
          return nil
        }
        return TemplateDiagnostic(
          location: schema.firstUse, severity: .warning,
          message: "no template reads the field “\(field)” of \(schema.typeName)")
      }
    }
  }
}
