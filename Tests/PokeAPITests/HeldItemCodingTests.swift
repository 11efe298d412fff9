import Foundation
import PokeAPI
import Testing

@Suite struct HeldItemCodingTests {
  @Test func itemIsOneTextWithTheChanceOfEachRunOfGames() throws {
    let held = HeldItem(
      item: "light-ball",
      rarities: [
        .init(version: "ruby", percent: 5), .init(version: "sapphire", percent: 5),
        .init(version: "black", percent: 1), .init(version: "x", percent: 5),
      ])
    let bytes = try JSONEncoder().encode(held)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #""light-ball:5,ruby,sapphire:1,black:5,x""#)
    #expect(try JSONDecoder().decode(HeldItem.self, from: bytes) == held)
  }

  @Test(arguments: [
    "", "ball", ":5,ruby", "ball:0,ruby", "ball:101,ruby", "ball:5", "ball:5,", "ball:5,Ruby",
    "ball 5,ruby",
  ])
  func malformedTextIsRefused(text: String) throws {
    let bytes = try JSONEncoder().encode(text)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(HeldItem.self, from: bytes) }
  }
}
