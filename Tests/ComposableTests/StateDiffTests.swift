import Composable
import Testing

@Suite struct StateDiffTests {
  struct State {
    var title = "Pokédex"
    var count = 0
    var rows: [Row] = [Row(id: 1), Row(id: 2)]
    struct Row {
      var id: Int
      var isOn = false
    }
  }

  @Test func showsTheLineThatDiffersAndWhatHoldsIt() {
    #expect(
      StateDiff(from: State(), to: State(count: 1)).text == """
          State(
        −   count: 0
        +   count: 1
          )
        """)
  }

  @Test func showsNothingForEqualValues() {
    #expect(StateDiff(from: State(), to: State()).text == nil)
  }

  @Test func showsAChangeDeepInside() {
    var changed = State()
    changed.rows[1].isOn = true
    #expect(
      StateDiff(from: State(), to: changed).text == """
          State(
            rows: [
              Row(
        −       isOn: false
        +       isOn: true
              )
            ]
          )
        """)
  }

  @Test func showsWhatWasAddedAndRemoved() {
    var changed = State()
    changed.title = "Index"
    changed.rows = [State.Row(id: 2)]
    #expect(
      StateDiff(from: State(), to: changed).text == """
          State(
        −   title: "Pokédex"
        +   title: "Index"
            rows: [
        −     Row(
        −       id: 1
        −       isOn: false
        −     )
            ]
          )
        """)
  }

  @Test func showsSingleValues() {
    #expect(StateDiff(from: 1, to: 2).text == "− 1\n+ 2")
  }

  @Test func showsAnotherCase() {
    #expect(
      StateDiff(from: Optional<State.Row>.none as Any, to: State.Row(id: 1)).text == """
        − nil
        + Row(
        +   id: 1
        +   isOn: false
        + )
        """)
  }

  @Test func staysQuickWithManyLines() {
    let old = Array(0..<50_000)
    var new = old
    new[25_000] = -1
    #expect(
      StateDiff(from: old, to: new).text == """
          [
        −   25000
        +   -1
          ]
        """)
  }

  @Test func veryManyChangesAreShownAsTheyAre() {
    let text = StateDiff(from: Array(0..<3_000), to: Array(1_500..<4_500)).text
    #expect(text?.split(separator: "\n").count == 6_002)
    let added = StateDiff(from: [Int](), to: Array(0..<30_000)).text
    #expect(added?.split(separator: "\n").count == 30_003)
  }

  @Test func indentsLines() {
    #expect("a\n\n  b".indented(by: 2) == "  a\n\n    b")
  }
}
