import Foundation
import PokeAPI
import Testing

@testable import PokeAPILive

@Suite struct ImageHeaderTests {
  private func header(_ bytes: Data) throws -> String {
    let header = try ImageHeader(bytes)
    return "\(header.format.rawValue) \(header.width) x \(header.height)"
  }

  @Test func theFirstBytesTellFormatAndSize() throws {
    #expect(try header(SamplePictures.png(475, 512)) == "png 475 x 512")
    #expect(try header(SamplePictures.gif(96, 80)) == "gif 96 x 80")
    #expect(try header(SamplePictures.jpeg(300, 200)) == "jpg 300 x 200")
    #expect(
      try header(
        SamplePictures.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x60, 0x00, 0x50, 0x40]))
        == "webp 96 x 80")
    #expect(
      try header(SamplePictures.webP("VP8L", [0x2F, 0x5F, 0xC0, 0x13, 0x00])) == "webp 96 x 80")
    #expect(
      try header(SamplePictures.webP("VP8X", [0, 0, 0, 0, 0x5F, 0, 0, 0x4F, 0, 0]))
        == "webp 96 x 80")
  }

  @Test(arguments: [
    "", "<!DOCTYPE html><title>Not found</title>", "<?xml version='1.0'?><svg/>",
    "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "PNG", "RIFF1234WAVEfmt ",
    "BM6000",
  ])
  func allElseIsRefused(text: String) {
    #expect(throws: ImageHeader.Problem(text: "it is no PNG, GIF, WebP or JPEG picture")) {
      try ImageHeader(Data(text.utf8))
    }
  }

  /// Cut anywhere, a picture has no size; nothing is read behind its end.
  @Test(arguments: [
    SamplePictures.png(9, 9).prefix(24), SamplePictures.gif(9, 9), SamplePictures.jpeg(9, 9),
    SamplePictures.webP("VP8X", [0, 0, 0, 0, 0x5F, 0, 0, 0x4F, 0, 0]),
  ])
  func aCutHeaderIsBroken(bytes: Data) {
    for count in 0..<bytes.count {
      #expect(throws: ImageHeader.Problem.self) { try ImageHeader(bytes.prefix(count)) }
    }
  }

  @Test(arguments: [(0, 96), (96, 0), (2049, 96), (96, 2049), (4_000_000_000, 4_000_000_000)])
  func aSizeThatNoPictureHasIsRefused(width: Int, height: Int) {
    #expect(
      throws: ImageHeader.Problem(
        text: "it claims \(width) by \(height) pixels, not 1 to 2048")
    ) { try ImageHeader(SamplePictures.png(width, height)) }
  }

  /// A JPEG of nothing but fill bytes, and one of empty segments, come to an end.
  @Test func anEndlessJPEGEnds() {
    let fill = Data([0xFF, 0xD8]) + Data(repeating: 0xFF, count: 100_000)
    let segments = Data([0xFF, 0xD8]) + Data((0..<30_000).flatMap { _ in [0xFF, 0xE0, 0, 2] })
    let loop = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])
    for bytes in [fill, segments, loop] {
      #expect(throws: ImageHeader.Problem(text: "its jpg header is broken")) {
        try ImageHeader(bytes)
      }
    }
  }
}
