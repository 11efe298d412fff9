// A snapshot holds thousands of records whose flags are mostly false and whose lists are mostly
// empty. What has its usual value is left out of the file.

extension KeyedDecodingContainer {
  /// The value under `key`, or the usual one where the key is left out.
  func decode<Value: Decodable>(_ key: Key, usually usual: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? usual
  }
}

extension KeyedEncodingContainer {
  /// Writes the value unless it is the usual one.
  mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, _ key: Key, usually usual: Value
  ) throws {
    if value != usual { try encode(value, forKey: key) }
  }
}
