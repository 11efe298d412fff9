/// Any JSON, as far as it matters what kind of value stands where.
indirect enum JSONValue: Decodable {
  case null
  case boolean(Bool)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// Of any size: the number itself is of no use here.
  case number

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if container.decodeNil() {
        .null
      } else if let value = try? container.decode(Bool.self) {
        .boolean(value)
      } else if let value = try? container.decode(String.self) {
        .string(value)
      } else if let value = try? container.decode([JSONValue].self) {
        .array(value)
      } else if let value = try? container.decode([String: JSONValue].self) {
        .object(value)
      } else {
        .number
      }
  }

  /// The value that the keys lead to.
  func value(at keys: some Sequence<any CodingKey>) -> JSONValue? {
    var value: JSONValue? = self
    for key in keys {
      switch value {
      case .array(let elements):
        let index = key.intValue ?? -1
        value = elements.indices.contains(index) ? elements[index] : nil
      case .object(let members): value = members[key.stringValue]
      default: return nil
      }
    }
    return value
  }

  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    case .number: "number"
    }
  }

  /// Whether it says anything: no null, no false, nothing empty.
  var isSet: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .string(let value): !value.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    case .number: true
    }
  }
}
