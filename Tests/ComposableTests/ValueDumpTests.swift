import Composable
import Testing

@Suite struct ValueDumpTests {
  struct Point {
    var x = 1
    var label: String? = "a"
  }

  enum Action {
    case stop
    case start(Int)
    case move(Point, animated: Bool)
    case list(Nested)
    enum Nested {
      case loaded([String])
    }
  }

  final class Node {
    var name = "root"
    var next: Node?
  }

  @Test(arguments: [
    (Action.stop as any Sendable, ".stop"),
    (Action.start(3), ".start(3)"),
    (Action.list(.loaded(["a", "b"])), ".list(.loaded([\"a\", \"b\"]))"),
    (Action.move(Point(), animated: true), ".move(Point(x: 1, label: \"a\"), animated: true)"),
    (Point(x: 2, label: nil), "Point(x: 2, label: nil)"),
    (["b": 1, "a": 2], "[\"a\": 2, \"b\": 1]"),
    (Set(["c", "a", "b"]), "[\"a\", \"b\", \"c\"]"),
    ((1, second: "x"), "(1, second: \"x\")"),
    ([Int](), "[]"),
    (Duration.seconds(2), "2.0 seconds"),
    ("line\nbreak", "\"line\\nbreak\""),
  ])
  func describesAValueInOneLine(value: any Sendable, text: String) {
    #expect(describe(value) == text)
  }

  @Test func cutsOffALongLine() {
    let text = describe(Array(repeating: 12345, count: 1_000))
    #expect(text.count == 200)
    #expect(text.hasSuffix("…"))
  }

  @Test func aCycleEnds() {
    let node = Node()
    node.next = node
    #expect(describe(node) == "Node(name: \"root\", next: Node(…))")
    node.next = nil
  }

  @Test func writesAValueOverSeveralLines() {
    let lines = ValueDump(["key": [Point(), Point(x: 2, label: nil)]]).lines
    let text = lines.map { String(repeating: "  ", count: $0.depth) + $0.text }
    #expect(
      text == [
        "[",
        "  \"key\": [",
        "    Point(",
        "      x: 1",
        "      label: \"a\"",
        "    )",
        "    Point(",
        "      x: 2",
        "      label: nil",
        "    )",
        "  ]",
        "]",
      ])
  }

  @Test func aSharedValuePrintsAsItsValue() {
    struct State {
      @Shared(.inMemory("count", default: 3)) var count
    }
    let text = withDependencies {
      $0.sharedStorage = SharedStorage()
    } operation: {
      describe(State())
    }
    #expect(text == "State(count: 3)")
  }
}
