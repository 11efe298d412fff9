import Testing

@testable import PokedexSite

@Suite struct PaginationTests {
  @Test func cutsAListIntoPages() {
    let pagination = Pagination(count: 1025, size: 20)
    #expect(pagination.pages == 52)
    #expect(pagination.range(of: 1) == 0..<20)
    #expect(pagination.range(of: 52) == 1020..<1025)
    #expect(pagination.range(of: 53) == 1025..<1025)
  }

  @Test func hasAFirstPageOfNothing() {
    let pagination = Pagination(count: 0, size: 20)
    #expect(pagination.pages == 1)
    #expect(pagination.range(of: 1) == 0..<0)
  }

  @Test func fillsItsLastPage() {
    #expect(Pagination(count: 40, size: 20).pages == 2)
    #expect(Pagination(count: 41, size: 20).pages == 3)
    #expect(Pagination(count: 3, size: 0).pages == 3)
  }

  @Test(arguments: [
    (1, [1, 2, 3, nil, 52]),
    (4, [1, 2, 3, 4, 5, 6, nil, 52]),
    (5, [1, 2, 3, 4, 5, 6, 7, nil, 52]),
    (26, [1, nil, 24, 25, 26, 27, 28, nil, 52]),
    (52, [1, nil, 50, 51, 52]),
  ])
  func offersTheEndsAndTheNeighbors(page: Int, window: [Int?]) {
    #expect(Pagination(count: 1025, size: 20).window(around: page) == window)
  }

  @Test func showsAGapOfOnePageAsThatPage() {
    #expect(Pagination(count: 5, size: 1).window(around: 1) == [1, 2, 3, 4, 5])
  }
}
