import Composable
import Testing

@Suite struct ReducerBuilderTests {
  struct Note: Reducer {
    let text: String
    typealias Body = Never
    func reduce(into state: inout [String], action _: Int) -> Effect<Int> {
      state.append(text)
      return .none
    }
  }

  func notes(of reducer: some Reducer<[String], Int>) -> [String] {
    var state: [String] = []
    _ = reducer.reduce(into: &state, action: 0)
    return state
  }

  @Test(arguments: [(true, ["a", "b"]), (false, ["b"])])
  func buildsAnIf(isOn: Bool, expected: [String]) {
    struct Feature: Reducer {
      let isOn: Bool
      var body: some Reducer<[String], Int> {
        if isOn { Note(text: "a") }
        Note(text: "b")
      }
    }
    #expect(notes(of: Feature(isOn: isOn)) == expected)
  }

  @Test(arguments: [(true, ["a", "c"]), (false, ["b", "c"])])
  func buildsAnIfWithElse(isOn: Bool, expected: [String]) {
    struct Feature: Reducer {
      let isOn: Bool
      var body: some Reducer<[String], Int> {
        if isOn {
          Note(text: "a")
        } else {
          Note(text: "b")
        }
        Note(text: "c")
      }
    }
    #expect(notes(of: Feature(isOn: isOn)) == expected)
  }

  @Test(arguments: [(0, ["zero"]), (1, ["one", "uno"]), (2, [])])
  func buildsASwitch(number: Int, expected: [String]) {
    struct Feature: Reducer {
      let number: Int
      var body: some Reducer<[String], Int> {
        switch number {
        case 0: Note(text: "zero")
        case 1:
          Note(text: "one")
          Note(text: "uno")
        default: EmptyReducer()
        }
      }
    }
    #expect(notes(of: Feature(number: number)) == expected)
  }

  @Test func buildsAnOptional() {
    struct Feature: Reducer {
      let note: Note?
      var body: some Reducer<[String], Int> {
        if let note { note }
      }
    }
    #expect(notes(of: Feature(note: Note(text: "a"))) == ["a"])
    #expect(notes(of: Feature(note: nil)) == [])
  }

  @Test func buildsALoop() {
    struct Feature: Reducer {
      var body: some Reducer<[String], Int> {
        for number in 1...3 { Note(text: "\(number)") }
      }
    }
    #expect(notes(of: Feature()) == ["1", "2", "3"])
  }

  @Test func buildsExistentials() {
    struct Feature: Reducer {
      let parts: [any Reducer<[String], Int>]
      var body: some Reducer<[String], Int> {
        for part in parts { part }
        parts[0]
      }
    }
    #expect(notes(of: Feature(parts: [Note(text: "a"), Note(text: "b")])) == ["a", "b", "a"])
  }

  @Test func buildsAnEmptyBody() {
    struct Feature: Reducer {
      var body: some Reducer<[String], Int> {}
    }
    #expect(notes(of: Feature()) == [])
  }

  @Test func buildsManyReducers() {
    struct Feature: Reducer {
      var body: some Reducer<[String], Int> {
        Note(text: "1")
        Note(text: "2")
        Note(text: "3")
        Note(text: "4")
        Note(text: "5")
        Note(text: "6")
        Note(text: "7")
        Note(text: "8")
        Note(text: "9")
        Note(text: "10")
        Note(text: "11")
        Note(text: "12")
      }
    }
    #expect(notes(of: Feature()).count == 12)
  }
}
