import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct HistoryTests {
  static let first = Timestamp(Date(timeIntervalSince1970: 1_796_000_000))
  static let second = Timestamp(Date(timeIntervalSince1970: 1_796_095_020))

  private let began = History.beginning(with: Sample.snapshot.factSheets, at: first)

  private func recording(_ snapshot: Snapshot, isComplete: Bool = true) -> History {
    began.recording(snapshot.factSheets, isComplete: isComplete, at: Self.second)
  }

  @Test func aSheetHoldsWhatTheDataSays() throws {
    let sheet = try #require(Sample.snapshot.factSheets[SheetKey(.pokemon, "bulbasaur")])
    #expect(sheet.name == "Bulbasaur")
    #expect(sheet.facts["types"] == "grass poison")
    #expect(sheet.facts["stat.special-attack"] == "65")
    #expect(sheet.facts["height"] == "7")
    #expect(sheet.facts["name.fr"] == "Bulbizarre")
    #expect(sheet.facts["capture"] == "45")
    #expect(sheet.facts["hiddenAbility"] == nil)
  }

  @Test func learnsetsAreCountedAndHashed() {
    func text(_ moves: [LearnedMove]) -> String {
      FactDigest(Learnset.Game(versionGroup: "red-blue", moves: moves)).text
    }
    let tackle = LearnedMove(move: 33, method: .levelUp, level: 1)
    #expect(text([tackle]).hasPrefix("1 "))
    #expect(text([tackle]).utf8.count == 10)
    #expect(text([tackle]) != text([LearnedMove(move: 33, method: .levelUp, level: 2)]))
    #expect(text([tackle]) == text([tackle]))
  }

  @Test func theFirstSnapshotChangesNothing() {
    #expect(began.changes == [])
    #expect(began.began == Self.first)
    #expect(began.sheets.count == 4)
  }

  @Test func equalDataAddsNothing() {
    #expect(recording(Sample.snapshot) == began)
  }

  @Test func whatIsPublishedAndStarredIsNoChange() {
    var snapshot = Sample.snapshot
    snapshot.published = [4]
    snapshot.favorites = [4]
    #expect(recording(snapshot) == began)
  }

  @Test func tellsEachFactBeforeAndAfter() {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].height = 8
    snapshot.pokemon[0].types = ["grass"]
    snapshot.pokemon[0].weight = nil
    let history = recording(snapshot)
    #expect(
      history.changes == [
        ChangeSet(
          number: 1, date: Self.second,
          entries: [
            EntryChange(
              key: SheetKey(.pokemon, "bulbasaur"), name: "Bulbasaur", kind: .changed,
              facts: [
                FactChange(fact: "height", old: "7", new: "8"),
                FactChange(fact: "types", old: "grass poison", new: "grass"),
                FactChange(fact: "weight", old: "69", new: nil),
              ])
          ])
      ])
    #expect(history.sheets == snapshot.factSheets)
    #expect(history.began == Self.first)
  }

  @Test func tellsWhatCameAndWent() {
    var snapshot = Sample.snapshot
    snapshot.pokemon[3].slug = "cyndaquil-ash"
    #expect(
      recording(snapshot).changes.first?.entries == [
        EntryChange(key: SheetKey(.pokemon, "cyndaquil"), name: "Cyndaquil", kind: .removed),
        EntryChange(key: SheetKey(.pokemon, "cyndaquil-ash"), name: "Cyndaquil", kind: .added),
      ])
  }

  @Test func whatAnIncompleteSnapshotLacksIsStillSo() {
    var snapshot = Sample.snapshot
    snapshot.pokemon.removeLast()
    snapshot.pokemon[0].weight = nil
    #expect(recording(snapshot, isComplete: false) == began)
  }

  @Test func aFactThatNoSheetHadIsTakenOverInSilence() {
    var old = began
    for key in old.sheets.keys { old.sheets[key]?.facts["capture"] = nil }
    let history = old.recording(
      Sample.snapshot.factSheets, isComplete: true, at: Self.second)
    #expect(history == began)
  }

  @Test func aKindThatNoSheetHadIsTakenOverInSilence() {
    var snapshot = Sample.snapshot
    snapshot.abilities = [
      Ability(id: 65, slug: "overgrow", names: ["en": "Overgrow"], generation: "generation-iii")
    ]
    let history = recording(snapshot)
    #expect(history.changes == [])
    #expect(history.sheets.count == 5)
  }

  @Test func aClockThatWasPutBackPutsNothingBeforeWhatIsThere() {
    var snapshot = Sample.snapshot
    snapshot.pokemon[0].height = 8
    let history = recording(snapshot)
    snapshot.pokemon[0].height = 9
    let later = history.recording(snapshot.factSheets, isComplete: true, at: Self.first)
    #expect(later.changes.map(\.date) == [Self.second, Self.second])
    #expect(later.changes.map(\.number) == [2, 1])
  }

  @Test func keepsTheNewestHundredSets() {
    var history = began
    var snapshot = Sample.snapshot
    for height in 100..<203 {
      snapshot.pokemon[0].height = height
      history = history.recording(snapshot.factSheets, isComplete: true, at: Self.second)
    }
    #expect(history.changes.count == 100)
    #expect(history.changes.first?.number == 103)
    #expect(history.changes.last?.number == 4)
  }
}
