import Composable
import Testing

@Suite struct IdentifiedArrayTests {
  struct Item: Identifiable, Hashable {
    var id: Int
    var name = ""
  }

  let items: IdentifiedArray<Item> = [Item(id: 3), Item(id: 1), Item(id: 2)]

  @Test func keepsTheOrder() {
    #expect(items.map(\.id) == [3, 1, 2])
    #expect(items.ids == [3, 1, 2])
    #expect(items.count == 3)
    #expect(items[1].id == 1)
  }

  @Test func findsByID() {
    #expect(items[id: 1] == Item(id: 1))
    #expect(items.position(of: 2) == 2)
    #expect(items[id: 9] == nil)
    #expect(items.position(of: 9) == nil)
  }

  @Test func anIDOccursOnce() {
    var items = items
    #expect(items.append(Item(id: 1, name: "again")) == false)
    #expect(items.append(Item(id: 4)) == true)
    #expect(items.ids == [3, 1, 2, 4])
    #expect(items[id: 1]?.name == "")
    #expect(IdentifiedArray([Item(id: 1, name: "a"), Item(id: 1, name: "b")])[0].name == "a")
  }

  @Test func changesAnElementThroughItsID() {
    var items = items
    items[id: 1]?.name = "one"
    items[id: 9]?.name = "nobody"
    #expect(items.map(\.name) == ["", "one", ""])
  }

  @Test func changesAnElementInPlace() {
    var items = items
    let count = items.mutateElement(at: 0) { item in
      item.name = "three"
      return item.name.count
    }
    #expect(count == 5)
    #expect(items[id: 3]?.name == "three")
  }

  @Test func assignsAndRemovesThroughTheID() {
    var items = items
    items[id: 4] = Item(id: 4)
    items[id: 1] = Item(id: 1, name: "new")
    items[id: 3] = nil
    #expect(items.ids == [1, 2, 4])
    #expect(items[0].name == "new")
    #expect(items[id: 4] == Item(id: 4))
  }

  @Test func replacesOrAppends() {
    var items = items
    #expect(items.updateOrAppend(Item(id: 1, name: "new")) == Item(id: 1))
    #expect(items.updateOrAppend(Item(id: 5)) == nil)
    #expect(items.ids == [3, 1, 2, 5])
  }

  @Test func insertsInTheMiddle() {
    var items = items
    #expect(items.insert(Item(id: 9), at: 1) == true)
    #expect(items.insert(Item(id: 9), at: 0) == false)
    #expect(items.ids == [3, 9, 1, 2])
    #expect(items.ids.map { items.position(of: $0) } == [0, 1, 2, 3])
  }

  @Test func removesAndKeepsThePositionsRight() {
    var items = items
    #expect(items.remove(id: 3) == Item(id: 3))
    #expect(items.remove(id: 3) == nil)
    #expect(items.ids == [1, 2])
    #expect(items.ids.map { items.position(of: $0) } == [0, 1])
    items.removeAll { $0.id == 1 }
    #expect(items.ids == [2])
    items.removeAll()
    #expect(items.isEmpty)
    #expect(items[id: 2] == nil)
  }

  @Test func sorts() {
    var items = items
    items.sort { $0.id < $1.id }
    #expect(items.ids == [1, 2, 3])
    #expect(items.position(of: 3) == 2)
  }

  @Test func isEqualByElementsAndOrder() {
    #expect(items == [Item(id: 3), Item(id: 1), Item(id: 2)])
    #expect(items != [Item(id: 1), Item(id: 3), Item(id: 2)])
    #expect(items.hashValue == IdentifiedArray(Array(items)).hashValue)
  }

  @Test func tellsWhichIDsWentAway() {
    var items = items
    let before = items.ids
    items[id: 1]?.name = "changed"
    #expect(items.removals(since: before) == [])
    items.append(Item(id: 7))
    #expect(items.removals(since: before) == [])
    items.remove(id: 3)
    items.remove(id: 2)
    #expect(items.removals(since: before) == [3, 2])
    items = [Item(id: 3), Item(id: 1), Item(id: 2)]
    #expect(items.removals(since: before) == [])
  }

  @Test func appendsContents() {
    var items = items
    items.append(contentsOf: [Item(id: 1), Item(id: 8), Item(id: 9)])
    #expect(items.ids == [3, 1, 2, 8, 9])
  }
}
