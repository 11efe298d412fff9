import Testing

@testable import PokedexSite

@Suite struct PackedTextTests {
  @Test func numbersTheLetters() {
    #expect(PackedText("カビゴン カビゴン|ゴン").parts == ["#%$& #%$&|$&", "ニ)?@", ""])
  }

  @Test func leavesAloneWhatWouldNotGain() {
    #expect(PackedText("bisasam|").parts == ["bisasam|"])
    #expect(PackedText("").parts == [""])
  }

  @Test func passesOverTheBackslashAndTheBar() {
    let letters = (0..<200).map { Unicode.Scalar(0x4E00 + $0)! }
    var text = ""
    for letter in letters { text.unicodeScalars.append(letter) }
    let packed = PackedText(text).parts[0].unicodeScalars.map(\.value)
    #expect(packed.count == 200)
    #expect(Set(packed).count == 200)
    #expect(!packed.contains(0x5C) && !packed.contains(0x7C))
  }
}
