import Markup

extension SiteContext {
  /// The files of a list of `count` entries that begins at `address`: as many pages as it takes,
  /// and always a first one. `makePage` gets each page's number, from 1.
  func pagedList<Page: TemplateValue>(
    of count: Int, at address: PageAddress, template: Template<Page>,
    makePage: @escaping @Sendable (_ pagination: Pagination, _ number: Int) throws -> Page
  ) throws -> [PlannedFile] {
    let pagination = Pagination(count: count, size: configuration.pageSize)
    return try (1...pagination.pages).map { number in
      try PlannedFile(path(of: address.page(number)), .page) { buffer in
        template.render(try makePage(pagination, number), into: &buffer)
      }
    }
  }
}
