import PokeAPI

extension HTTPSource {
  /// The entries of a list from `offset` on.
  ///
  /// Parts are asked for by offset, never by the address that an answer calls the next. A server
  /// may give fewer entries than it was asked for, or all of them; a part that it refuses is
  /// taken from the whole list in one answer.
  @concurrent
  func page(_ resource: Resource, limit: Int, offset: Int) async throws -> ResourcePage {
    var page = try await part(resource, limit: limit, offset: offset)
    let wanted = min(limit, page.count - offset)
    while page.references.count < wanted {
      let got = page.references.count
      let more = try await part(resource, limit: limit - got, offset: offset + got)
      let known = Set(page.references)
      // Without an end to this, the list's reader finds the count wrong and says so.
      guard !more.references.isEmpty, more.count == page.count,
        !more.references.contains(where: known.contains)
      else { break }
      page = ResourcePage(count: page.count, references: page.references + more.references)
    }
    return page
  }

  private func part(_ resource: Resource, limit: Int, offset: Int) async throws -> ResourcePage {
    let request = APIRequest(resource, limit: limit, offset: offset, decoder: decoder)
    let page = try await read(request) {
      guard let whole = try await wholeList(resource) else { return nil }
      log.warn("\(resource.rawValue): a part of the list was refused; it was read as a whole")
      return whole.page(limit: limit, offset: offset)
    }
    guard page.references.count > min(limit, page.count - offset) else { return page }
    return page.references.count == page.count
      ? page.page(limit: limit, offset: offset) : page.page(limit: limit, offset: 0)
  }

  /// `nil` where it cannot be had, or is not whole.
  private func wholeList(_ resource: Resource) async throws -> ResourcePage? {
    guard isOnline else { return nil }
    let request = APIRequest(resource, limit: 100_000, offset: 0, decoder: decoder)
    do {
      let whole = try await read(request)
      return whole.references.count == whole.count ? whole : nil
    } catch is SourceFailure {
      return nil
    }
  }
}
