import Markup

/// The way through the pages of one list.
struct Pager: Equatable, Sendable {
  /// A page number, or a gap between two.
  struct Item: Equatable, Sendable {
    /// The number; `nil` for a gap.
    let text: String?
    /// What a screen reader says: "Page 2".
    let label: String?
    let url: String?
    let isCurrent: Bool
  }

  let items: [Item]
  let previous: String?
  let next: String?

  /// The pager of page `number` (from 1) of the list that begins at `address`; `nil` for a list
  /// of one page.
  init?(
    _ pagination: Pagination, number: Int, at address: PageAddress, links: Links, strings: Strings
  ) {
    guard pagination.pages > 1 else { return nil }
    items = pagination.window(around: number).map { page in
      guard let page else { return Item(text: nil, label: nil, url: nil, isCurrent: false) }
      let text = strings.number(page)
      return Item(
        text: text, label: strings(.pageLabel, ("page", text)), url: links(address.page(page)),
        isCurrent: page == number)
    }
    previous = number > 1 ? links(address.page(number - 1)) : nil
    next = number < pagination.pages ? links(address.page(number + 1)) : nil
  }
}

extension PageHead {
  /// The same head, with the pages before and after in a list.
  func paged(_ pager: Pager?) -> PageHead {
    var head = self
    head.previous = pager?.previous
    head.next = pager?.next
    return head
  }
}

extension Pager: TemplateValue {
  static let fields: [Field<Pager>] = [
    .list("items") { $0.items },
    .text("previous") { $0.previous },
    .text("next") { $0.next },
  ]
}

extension Pager.Item: TemplateValue {
  static let fields: [Field<Pager.Item>] = [
    .text("text") { $0.text },
    .text("label") { $0.label },
    .text("url") { $0.url },
    .text("current") { $0.isCurrent ? "page" : nil },
  ]
}
