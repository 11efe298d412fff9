import Foundation
import PokeAPI

/// Decodes JSON from outside, and says precisely what is wrong with it.
///
/// Foundation's parser refuses arrays and objects nested more than 512 deep, before it recurses
/// into a model, so a hostile nest ends as an error here too.
struct JSONReader {
  let maximumBytes: Int
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// The value that the whole of `bytes` stands for.
  func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: Data
  ) throws(RecordProblem) -> Value {
    guard bytes.count <= maximumBytes else {
      throw RecordProblem("$", "larger than \(maximumBytes) bytes")
    }
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    decoder.userInfo[.body] = bytes
    do {
      return try decoder.decode(type, from: bytes)
    } catch let problem as RecordProblem {
      throw problem
    } catch let error as DecodingError {
      throw RecordProblem(error, in: bytes)
    } catch {
      throw RecordProblem("$", "\(error)")
    }
  }
}

extension CodingUserInfoKey {
  /// The `Data` that is decoded, for what reads a part of it on its own.
  static let body = CodingUserInfoKey(rawValue: "body").unsafelyUnwrapped
}
