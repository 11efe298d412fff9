import PokeAPI
import Testing

@Suite struct TextNormalizerTests {
  struct Case: Sendable {
    let text: String
    var language = "en"
    let expected: String
  }

  @Test(arguments: [
    Case(text: "Bulbasaur", expected: "Bulbasaur"),
    Case(text: "birth.\u{C}The", expected: "birth. The"),
    Case(text: "pre\u{AD}\ncious", expected: "precious"),
    Case(text: "pre\u{AD}\u{C}cious", expected: "precious"),
    Case(text: "so\u{AD}ft", expected: "soft"),
    Case(text: "a seed -\nplanted", expected: "a seed - planted"),
    Case(text: "bluish-\nwhite", expected: "bluish-white"),
    Case(text: "two\nlines", expected: "two lines"),
    Case(text: "two\r\nlines", expected: "two lines"),
    Case(text: "two\u{2028}lines", expected: "two lines"),
    Case(text: #"deux\nlignes"#, language: "fr", expected: "deux lignes"),
    Case(text: #"a\b"#, expected: #"a\b"#),
    Case(text: "no\u{200B}thing", expected: "nothing"),
    Case(text: "  many   blanks  ", expected: "many blanks"),
    Case(text: "a\ttab", expected: "a tab"),
    Case(text: "un mot\u{202F}!", language: "fr", expected: "un mot\u{202F}!"),
    Case(text: "Farfetch’d", expected: "Farfetch’d"),
    Case(text: "Nidoran♀", expected: "Nidoran♀"),
    Case(text: "Flabébé", expected: "Flabébé"),
    Case(text: "-\nend", expected: "-end"),
    Case(text: "", expected: ""),
    Case(text: "\n \u{C}", expected: ""),
  ])
  func textBecomesOneReadableLine(_ example: Case) {
    let text = TextNormalizer.normalize(example.text, language: example.language)
    #expect(text == example.expected)
  }

  @Test(arguments: [
    Case(text: "うまれたときから\nせなかに", language: "ja-hrkt", expected: "うまれたときからせなかに"),
    Case(text: "生まれたとき　から", language: "ja", expected: "生まれたとき　から"),
    Case(text: "一种\n奇怪的种子", language: "zh-hans", expected: "一种奇怪的种子"),
    Case(text: "태어났을 때\n부터", language: "ko", expected: "태어났을 때 부터"),
    Case(text: "태어났을　때", language: "ko", expected: "태어났을 때"),
    Case(text: "Fushigi\ndane", language: "ja-roma", expected: "Fushigi dane"),
  ])
  func linesAndBlanksFollowTheLanguage(_ example: Case) {
    let text = TextNormalizer.normalize(example.text, language: example.language)
    #expect(text == example.expected)
  }

  @Test func nothingThatAPageCannotHoldPasses() {
    let forbidden = Array(0...0x1F) + Array(0x7F...0x9F) + [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE]
    let scalars = forbidden.compactMap { Unicode.Scalar(UInt32($0)) }
    for scalar in scalars {
      let text = TextNormalizer.normalize("a\(scalar)b", language: "en")
      #expect(text == "ab" || text == "a b", "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func controlsThatTurnTheDirectionOfTextAreDropped() {
    #expect(TextNormalizer.normalize("safe\u{202E}gnp.exe", language: "en") == "safegnp.exe")
    #expect(TextNormalizer.normalize("\u{FEFF}a\u{2066}b", language: "en") == "ab")
  }
}
