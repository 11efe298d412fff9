import Foundation
import PokeAPI

/// What the first bytes of a picture tell: its format, by them alone, and its size.
struct ImageHeader: Equatable {
  let format: ImageFile.Format
  /// In pixels.
  let width: Int
  let height: Int

  /// The most pixels on a side; the data's own pictures have 512.
  static let maximumSide = 2048

  /// Why bytes are no picture that a page can show.
  struct Problem: Error, Equatable {
    let text: String
  }

  /// Takes PNG, GIF, WebP and JPEG. Throws a `Problem` for all else: web pages, SVG, whatever claims
  /// no pixels or very many.
  init(_ data: Data) throws(Problem) {
    let bytes = ByteReader(data)
    guard let (format, size) = Self.read(bytes) else {
      throw Problem(text: "it is no PNG, GIF, WebP or JPEG picture")
    }
    guard let size else { throw Problem(text: "its \(format.rawValue) header is broken") }
    let sides = 1...Self.maximumSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw Problem(
        text: "it claims \(size.width) by \(size.height) pixels, not 1 to \(Self.maximumSide)")
    }
    self.format = format
    (width, height) = size
  }

  private typealias Size = (width: Int, height: Int)

  /// `nil` where the first bytes belong to no known format; no size where the header ends early.
  private static func read(_ bytes: ByteReader) -> (ImageFile.Format, Size?)? {
    if bytes.has("\u{89}PNG\r\n\u{1A}\n", at: 0) {
      return (.png, bytes.has("\0\0\0\u{0D}IHDR", at: 8) ? bytes.big(4, at: 16, 20) : nil)
    }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) {
      return (.gif, bytes.little(2, at: 6, 8))
    }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return (.webp, webP(bytes)) }
    if bytes.has("\u{FF}\u{D8}\u{FF}", at: 0) { return (.jpeg, jpeg(bytes)) }
    return nil
  }

  /// By the first chunk: lossy, lossless, or extended.
  private static func webP(_ bytes: ByteReader) -> Size? {
    if bytes.has("VP8X", at: 12) {
      return bytes.little(3, at: 24, 27).map { ($0.width + 1, $0.height + 1) }
    }
    if bytes.has("VP8L", at: 12), bytes.has("\u{2F}", at: 20) {
      return bytes.little(4, at: 21).map { (($0 & 0x3FFF) + 1, (($0 >> 14) & 0x3FFF) + 1) }
    }
    guard bytes.has("VP8 ", at: 12), bytes.has("\u{9D}\u{01}\u{2A}", at: 23) else { return nil }
    return bytes.little(2, at: 26, 28).map { ($0.width & 0x3FFF, $0.height & 0x3FFF) }
  }

  /// Goes from segment to segment until one that starts a frame.
  private static func jpeg(_ bytes: ByteReader) -> Size? {
    var place = 2
    while bytes.has("\u{FF}", at: place), let marker = bytes.big(1, at: place + 1) {
      if marker == 0xFF {
        place += 1
        continue
      }
      guard let length = bytes.big(2, at: place + 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return bytes.big(2, at: place + 7, place + 5)
      }
      place += 2 + length
    }
    return nil
  }
}

/// Reads numbers at places, `nil` behind the end.
private struct ByteReader {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Whether the characters, each of them a byte, stand there.
  func has(_ text: String, at place: Int) -> Bool {
    let wanted = text.unicodeScalars.map { UInt8($0.value) }
    return place + wanted.count <= data.count
      && data.dropFirst(place).prefix(wanted.count).elementsEqual(wanted)
  }

  func big(_ count: Int, at place: Int) -> Int? {
    guard place + count <= data.count else { return nil }
    return data.dropFirst(place).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ count: Int, at place: Int) -> Int? {
    guard place + count <= data.count else { return nil }
    return data.dropFirst(place).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A width and a height.
  func big(_ count: Int, at width: Int, _ height: Int) -> (width: Int, height: Int)? {
    guard let width = big(count, at: width), let height = big(count, at: height) else { return nil }
    return (width, height)
  }

  func little(_ count: Int, at width: Int, _ height: Int) -> (width: Int, height: Int)? {
    guard let width = little(count, at: width), let height = little(count, at: height) else {
      return nil
    }
    return (width, height)
  }
}
