package import Markup
package import Publishing

/// One file of the site: where it lies, and how its bytes are made.
package struct PlannedFile: Sendable {
  package enum Kind: Equatable, Sendable {
    /// An HTML page, to be read back and checked.
    case page
    /// A JSON file, the site map and the like.
    case data
    /// A style sheet or script.
    case asset
  }

  package let path: SitePath
  package let kind: Kind
  /// Appends the file's bytes to the buffer. Pure: the same bytes at each call, from any thread.
  package let render: @Sendable (_ buffer: inout OutputBuffer) throws -> Void

  /// Throws a failure of kind `.data` for a path that a site cannot hold.
  package init(
    _ path: String, _ kind: Kind,
    render: @escaping @Sendable (_ buffer: inout OutputBuffer) throws -> Void
  ) throws {
    guard let sitePath = SitePath(path) else {
      throw SiteFailure(
        .data, subject: path, problem: "is no path that a site can hold",
        remedy: "Mend the record of the source whose name is in it.")
    }
    self.path = sitePath
    self.kind = kind
    self.render = render
  }
}
