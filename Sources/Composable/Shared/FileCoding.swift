#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a value is written to a file and read back.
public struct FileCoding<Value>: Sendable {
  /// Throws when the bytes are no such value.
  public let decode: @Sendable ([UInt8]) throws -> Value
  public let encode: @Sendable (Value) throws -> [UInt8]

  public init(
    decode: @escaping @Sendable ([UInt8]) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.decode = decode
    self.encode = encode
  }
}

extension FileCoding where Value: Codable & SendableMetatype {
  /// JSON with sorted keys, indented, with a newline at its end: the same value, the same bytes.
  public static var json: Self {
    Self(
      decode: { try JSONDecoder().decode(Value.self, from: Data($0)) },
      encode: { value in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(value)) + Array("\n".utf8)
      })
  }
}

/// What a decoder complains of, in words, with the place where it knows one.
func problem(of error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  func text(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    let place = path.isEmpty ? "" : "at \(path.joined(separator: ".")): "
    let cause = context.underlyingError.map { " (\($0))" } ?? ""
    return place + context.debugDescription + cause
  }
  switch error {
  case .typeMismatch(_, let context): return text(context)
  case .valueNotFound(_, let context): return text(context)
  case .keyNotFound(_, let context): return text(context)
  case .dataCorrupted(let context): return text(context)
  @unknown default: return "\(error)"
  }
}
