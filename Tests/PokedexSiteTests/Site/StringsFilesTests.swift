import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

/// The strings files that come with the program.
@Suite struct StringsFilesTests {
  private func file(_ language: String) throws -> [String: String] {
    try JSONDecoder().decode(
      [String: String].self,
      from: Data(
        contentsOf: URL(fileURLWithPath: "\(EnglishSite.templates)/strings/\(language).json")))
  }

  private let spanish = Result {
    try Strings(file: EnglishSite.templates + "/strings/es.json")
  }

  @Test func haveTheSameKeys() throws {
    let english = Set(try file("en").keys)
    let spanish = Set(try file("es").keys)
    #expect(english.subtracting(spanish).sorted() == [])
    #expect(spanish.subtracting(english).sorted() == [])
  }

  @Test func haveTheSamePlaceholders() throws {
    func placeholders(_ text: String) -> [String] {
      text.matches(of: /\{[^}]*\}/).map { String($0.0) }.sorted()
    }
    let spanish = try file("es")
    for (key, text) in try file("en") {
      #expect(placeholders(spanish[key] ?? "") == placeholders(text), "\(key)")
    }
  }

  @Test(arguments: [(7, "7"), (1025, "1025"), (25_000, "25\u{A0}000"), (-4096, "-4096")])
  func spanishSetsThousandsApartFromFiveDigitsOn(value: Int, text: String) throws {
    #expect(try spanish.get().number(value) == text)
  }

  @Test func spanishWritesMeasuresItsWay() throws {
    let strings = try spanish.get()
    #expect(strings.meters(decimeters: 7) == "0,7\u{A0}m")
    #expect(strings.kilograms(hectograms: 9999) == "999,9\u{A0}kg")
    #expect(strings.percent(eighths: 7) == "87,5\u{A0}%")
  }

  @Test(arguments: [
    (["Rojo", "Azul"], "Rojo y Azul"),
    (["Rojo", "Azul", "Amarillo"], "Rojo, Azul y Amarillo"),
    (["Xerneas", "Yveltal"], "Xerneas e Yveltal"),
    (["X", "Y"], "X e Y"),
    (["Bulbasaur", "Ivysaur"], "Bulbasaur e Ivysaur"),
    (["Planta", "Hielo"], "Planta y Hielo"),
    (["Agua", "Hipnosis"], "Agua e Hipnosis"),
    (["Fuego", "Íncubo"], "Fuego e Íncubo"),
    (["Oro", "Yanma"], "Oro y Yanma"),
  ])
  func spanishJoinsWithEBeforeTheSoundOfI(words: [String], text: String) throws {
    #expect(try spanish.get().list(words) == text)
  }
}
