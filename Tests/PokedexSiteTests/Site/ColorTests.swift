import Foundation
import Testing

@testable import PokedexSite

/// The contrast of the style sheet's colors, in both schemes: 4.5 for words, 3 for parts.
@Suite struct ColorTests {
  private static let types = [
    "normal", "fire", "water", "electric", "grass", "ice", "fighting", "poison", "ground",
    "flying", "psychic", "bug", "rock", "ghost", "dragon", "dark", "steel", "fairy",
  ]

  private func tokens(isDark: Bool) throws -> ColorTokens {
    let sheet = try String(
      contentsOfFile: EnglishSite.templates + "/assets/site.css", encoding: .utf8)
    return ColorTokens(sheet, isDark: isDark)
  }

  @Test func contrastIsThatOfTheStandard() {
    let black = Oklch(lightness: 0, chroma: 0, hue: 0)
    let white = Oklch(lightness: 1, chroma: 0, hue: 0)
    #expect(abs(black.contrast(with: white) - 21) < 0.01)
    #expect(abs(white.contrast(with: white) - 1) < 0.01)
  }

  @Test(arguments: types, [false, true])
  func typesCanBeReadOnPaperAndOnTheGroundsOfAllTypes(type: String, isDark: Bool) throws {
    let tokens = try tokens(isDark: isDark)
    let color = try #require(tokens.color(type))
    let paper = try #require(tokens.color("paper"))
    var word = color
    word.lightness = try #require(tokens.number("text-l"))
    var part = color
    part.lightness = try #require(tokens.number("mark-l"))
    #expect(word.contrast(with: paper) >= 4.5)
    #expect(part.contrast(with: paper) >= 3)
    // The number of a plate crosses the grounds of both types.
    for other in Self.types {
      var ground = try #require(tokens.color(other))
      ground.lightness = try #require(tokens.number("tint-l"))
      ground.chroma *= try #require(tokens.number("tint-c"))
      #expect(word.contrast(with: ground) >= 4.5, "on \(other)")
      #expect(part.contrast(with: ground) >= 3, "on \(other)")
    }
  }

  @Test(arguments: ["ink", "soft", "link"], [false, true])
  func wordsAndLinksCanBeRead(name: String, isDark: Bool) throws {
    let tokens = try tokens(isDark: isDark)
    let color = try #require(tokens.color(name))
    for ground in ["paper", "raise"] {
      #expect(color.contrast(with: try #require(tokens.color(ground))) >= 4.5, "on \(ground)")
    }
  }

  @Test(arguments: ["edge", "star"], [false, true])
  func edgesAndStarsCanBeSeen(name: String, isDark: Bool) throws {
    let tokens = try tokens(isDark: isDark)
    let color = try #require(tokens.color(name))
    #expect(color.contrast(with: try #require(tokens.color("paper"))) >= 3)
  }
}
