import PokeAPI
import Testing

@testable import PokedexSite

@Suite struct PagerTests {
  let strings: Strings

  init() throws { strings = try EnglishSite.strings.get() }

  private func pager(_ number: Int, count: Int = 60) -> Pager? {
    Pager(
      Pagination(count: count, size: 20), number: number, at: .type("fire"),
      links: Links(from: PageAddress.type("fire").page(number)), strings: strings)
  }

  @Test func leadsBothWays() throws {
    let second = try #require(pager(2))
    #expect(second.previous == "../../../../types/fire/")
    #expect(second.next == "../../../../types/fire/page/3/")
    #expect(second.items.map(\.text) == ["1", "2", "3"])
    #expect(second.items.map(\.label) == ["Page 1", "Page 2", "Page 3"])
    #expect(second.items.map(\.isCurrent) == [false, true, false])
  }

  @Test func endsAtBothEnds() {
    #expect(pager(1)?.previous == nil)
    #expect(pager(1)?.next == "../../types/fire/page/2/")
    #expect(pager(3)?.next == nil)
  }

  @Test func isNotThereForOnePage() {
    #expect(pager(1, count: 20) == nil)
  }
}
