import Foundation
import PokeAPI

/// Decodes JSON from outside, and says precisely what is wrong with it.
struct JSONReader {
  let maximumBytes: Int
  /// Arrays and objects inside one another. The data set has a dozen at most.
  var maximumDepth = 64
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// The value that the whole of `bytes` stands for.
  func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: Data
  ) throws(RecordProblem) -> Value {
    guard bytes.count <= maximumBytes else {
      throw RecordProblem("$", "larger than \(maximumBytes) bytes")
    }
    guard bytes.withUnsafeBytes(depth) <= maximumDepth else {
      throw RecordProblem("$", "nested deeper than \(maximumDepth) levels")
    }
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
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

  /// How deep arrays and objects lie inside one another. Asked before decoding, which recurses.
  private func depth(of bytes: UnsafeRawBufferPointer) -> Int {
    var depth = 0
    var deepest = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfString(in: bytes, from: index + 1)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
      default:
        break
      }
      index += 1
    }
    return deepest
  }

  /// The index of the closing quotation mark, or of the end.
  private func endOfString(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
