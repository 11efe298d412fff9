import Publishing
import Testing

@Suite struct GzipScaleTests {
  /// Bytes that gzip cannot shrink, the same at each run.
  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }

  /// Lines that differ in a number, as pages do.
  private let lines = Array(
    (1...2000).map { "<li>Number \($0 * 7919 % 1000)</li>\n" }.joined().utf8)

  private func weigh(_ bytes: [UInt8], above limit: Int, _ scale: GzipScale = GzipScale()) -> Int? {
    bytes.withUnsafeBytes { scale.weigh($0, above: limit) }
  }

  /// As `gzip -9` has it, whose header holds no name here.
  @Test func weighsAsGzipDoes() {
    let scale = GzipScale()
    for _ in 0..<2 {
      #expect([UInt8]().withUnsafeBytes(scale.weigh) == 20)
      #expect(Array("Bulbasaur".utf8).withUnsafeBytes(scale.weigh) == 29)
      #expect(
        Array(repeating: UInt8(ascii: "a"), count: 100_000).withUnsafeBytes(scale.weigh) == 133)
    }
  }

  @Test func aWeightIsToldWhereItIsAboveTheLimit() {
    let scale = GzipScale()
    let weight = lines.withUnsafeBytes(scale.weigh)
    #expect(weight < lines.count / 3)
    #expect(weigh(lines, above: weight, scale) == nil)
    #expect(weigh(lines, above: weight - 1, scale) == weight)
    #expect(weigh(lines, above: lines.count - 1, scale) == nil)
    #expect(weigh(lines, above: lines.count / 2, scale) == nil)
    #expect(weigh(lines, above: 0, scale) == weight)
  }

  @Test func whatDoesNotShrinkIsHeavy() throws {
    let bytes = noise(30_000)
    #expect(weigh(bytes, above: 30_000) == nil)
    let weight = try #require(weigh(bytes, above: 29_999))
    #expect((30_018...30_100).contains(weight))
    #expect(weigh(bytes, above: 14_336) == weight)
  }

  /// A light beginning does not hide a heavy end, nor the other way about.
  @Test func allOfAFileCounts() throws {
    let scale = GzipScale()
    let lightFirst = Array(repeating: UInt8(ascii: "a"), count: 40_000) + noise(20_000)
    let heavyFirst = noise(20_000) + Array(repeating: UInt8(ascii: "a"), count: 40_000)
    for bytes in [lightFirst, heavyFirst] {
      let weight = try #require(weigh(bytes, above: 15_000, scale))
      #expect((20_000...20_300).contains(weight))
      #expect(weigh(bytes, above: 20_300, scale) == nil)
      #expect(weigh(bytes, above: weight, scale) == nil)
      #expect(weigh(bytes, above: weight - 1, scale) == weight)
    }
  }
}
