import Foundation

/// The beginnings of pictures, which is all that is looked at.
enum SamplePictures {
  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89]) + Data("PNG\r\n".utf8) + Data([0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + big(width, 4) + big(height, 4) + Data([8, 6, 0, 0, 0])
  }

  static func gif(_ width: Int, _ height: Int) -> Data {
    Data("GIF89a".utf8) + little(width, 2) + little(height, 2)
  }

  /// With a segment of five bytes before the one that tells the size.
  static func jpeg(_ width: Int, _ height: Int) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 5, 1, 2, 3, 0xFF, 0xFF, 0xC2, 0, 11, 8]) + big(height, 2)
      + big(width, 2)
  }

  static func webP(_ kind: String, _ rest: [UInt8]) -> Data {
    Data("RIFF".utf8) + little(30, 4) + Data("WEBP\(kind)".utf8) + little(10, 4) + Data(rest)
  }

  private static func big(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(number >> (8 * $0) & 0xFF) })
  }

  private static func little(_ number: Int, _ count: Int) -> Data {
    Data(big(number, count).reversed())
  }
}
