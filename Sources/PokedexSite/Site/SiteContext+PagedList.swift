import Markup

extension SiteContext {
  /// The files of one page: the page, and its twin beside it.
  func page<Page: TemplateValue>(
    at address: PageAddress, template: Template<Page>,
    twin: @escaping @Sendable () -> JSONValue,
    makePage: @escaping @Sendable () throws -> Page
  ) throws -> [PlannedFile] {
    let folder = language.folder + address.folder
    return [
      try PlannedFile(folder + "index.html", .page) { buffer in
        template.render(try makePage(), into: &buffer)
      },
      try PlannedFile(folder + "index.json", .data) { $0.append(twin()) },
    ]
  }

  /// The files of a list of `count` items that begins at `address`: as many pages as it takes,
  /// always a first one, and the twin of each. Both closures get each page's number, from 1.
  ///
  /// A page holds `pageSize` items, which is the configured number unless the items are smaller
  /// than cards.
  func pagedList<Page: TemplateValue>(
    of count: Int, at address: PageAddress, pageSize: Int? = nil, template: Template<Page>,
    twin: @escaping @Sendable (_ pagination: Pagination, _ number: Int) -> JSONValue,
    makePage: @escaping @Sendable (_ pagination: Pagination, _ number: Int) throws -> Page
  ) throws -> [PlannedFile] {
    let pagination = Pagination(count: count, size: pageSize ?? configuration.pageSize)
    return try (1...pagination.pages).flatMap { number in
      try page(
        at: address.page(number), template: template, twin: { twin(pagination, number) },
        makePage: { try makePage(pagination, number) })
    }
  }

  /// The files of a list and of its twins.
  func pagedList<Page: TemplateValue>(
    _ twin: ListTwin, pageSize: Int? = nil, template: Template<Page>,
    makePage: @escaping @Sendable (_ pagination: Pagination, _ number: Int) throws -> Page
  ) throws -> [PlannedFile] {
    try pagedList(
      of: twin.count, at: twin.address, pageSize: pageSize, template: template,
      twin: { twin.json(self, $0, number: $1) }, makePage: makePage)
  }

  /// The files of a list that stands on one page: the page and its twin.
  func onePage<Page: TemplateValue>(
    _ twin: ListTwin, template: Template<Page>, makePage: @escaping @Sendable () throws -> Page
  ) throws -> [PlannedFile] {
    try pagedList(twin, pageSize: twin.count, template: template) { _, _ in try makePage() }
  }
}
