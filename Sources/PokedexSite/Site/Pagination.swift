/// A list cut into pages: `count` entries, `size` on each page. There is always a first page.
struct Pagination: Equatable, Sendable {
  let count: Int
  let size: Int

  /// `size` below 1 is taken as 1.
  init(count: Int, size: Int) {
    self.count = max(0, count)
    self.size = max(1, size)
  }

  var pages: Int { max(1, (count + size - 1) / size) }

  /// The entries of a page (from 1), as places in the list. Half-open; empty past the end.
  func range(of page: Int) -> Range<Int> {
    let start = min(count, max(0, page - 1) * size)
    return start..<min(count, start + size)
  }

  /// The page (from 1) that holds the entry at a place of the list.
  func page(of place: Int) -> Int { place / size + 1 }

  /// The numbers that a page offers, in order, and `nil` for a gap: the first page, the last, and
  /// two to each side of the current one. A gap of one page shows that page.
  func window(around page: Int) -> [Int?] {
    var numbers: [Int?] = []
    var last = 0
    for number in 1...pages where number == 1 || number == pages || abs(number - page) <= 2 {
      if number - last == 2 { numbers.append(last + 1) }
      if number - last > 2 { numbers.append(nil) }
      numbers.append(number)
      last = number
    }
    return numbers
  }
}

extension Strings {
  /// Where a page stands in its list: "1–20 of 81".
  func range(_ places: Range<Int>, of count: Int) -> String {
    self(
      .listRange, ("first", number(min(places.lowerBound + 1, count))),
      ("last", number(places.upperBound)), ("count", number(count)))
  }

  /// A list's title, with its place where the list has several pages: "Fire, page 2 of 5".
  func title(_ title: String, page: Int, of pagination: Pagination) -> String {
    guard pagination.pages > 1 else { return title }
    return self(
      .pageOf, ("title", title), ("page", number(page)), ("pages", number(pagination.pages)))
  }
}
