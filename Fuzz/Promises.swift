/// A page value with every kind of field, for templates made of noise.
struct FuzzPage: TemplateValue {
  var text = "t"
  static let fields: [Field<Self>] = [
    .text("a") { $0.text }, .text("b") { _ in String?.none }, .number("c") { _ in 1 },
    .flag("d") { _ in true }, .list("e") { _ in [FuzzPage()] },
    .list("f") { $0.text.map(String.init) },
    .record("g") { _ in FuzzPage?.none }, .json("h") { .string($0.text) },
  ]
}

/// A template of noise compiles or has diagnostics with a place; what compiles renders.
func fuzzTemplate(_ bytes: UnsafeBufferPointer<UInt8>) {
  let library = TemplateLibrary(sources: [
    "page": String(decoding: bytes, as: UTF8.self),
    "layout": """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" lang="en">
    <head><title>T</title></head><body><main px:slot="main">x</main></body></html>
    """,
  ])
  do throws(TemplateErrors) {
    _ = try library.template("page", for: FuzzPage.self).render(FuzzPage())
  } catch {
    precondition(!error.diagnostics.isEmpty)
    precondition(error.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
  }
}

/// A path that is accepted is what it says: its names joined by dots.
func fuzzExpression(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  if let path = try? ExpressionScanner.path(text) {
    precondition(path.names.allSatisfy { !$0.isEmpty })
    let bytes = text.utf8.filter { $0 > 0x20 }
    precondition(bytes.elementsEqual(path.description.utf8))
  }
  if let each = try? ExpressionScanner.each(text) {
    precondition(!each.variable.isEmpty && !each.list.names.isEmpty)
  }
  if let pairs = try? ExpressionScanner.pairs(text) {
    precondition(!pairs.isEmpty)
  }
}

private let escapeTemplate = try? TemplateLibrary(sources: [
  "page": """
  <!DOCTYPE html>
  <html xmlns="http://www.w3.org/1999/xhtml" xmlns:px="urn:pokedex:template" lang="en">
  <head><title px:text="page.a">T</title></head>
  <body><p px:attr="title page.a; data-x page.a" px:text="page.a">x</p>
  <a px:attr="lang page.a">x</a><script type="application/json" px:json="page.h"></script></body>
  </html>
  """
]).template("page", for: FuzzPage.self)

private let harmlessSkeleton = escapeTemplate.flatMap {
  try? HTMLInspector($0.render(FuzzPage())).root.skeleton
}

/// No text changes the elements and attributes of a page.
func fuzzEscape(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard let escapeTemplate, let harmlessSkeleton else {
    preconditionFailure("the template does not compile")
  }
  let page = escapeTemplate.render(FuzzPage(text: String(decoding: bytes, as: UTF8.self)))
  let skeleton = try? HTMLInspector(page).root.skeleton
  precondition(skeleton == harmlessSkeleton, page)
}

// libFuzzer calls from one thread alone.
nonisolated(unsafe) private let polyglotChecker = PageChecker()
nonisolated(unsafe) private let htmlChecker = PageChecker(policy: PagePolicy(syntax: .html))

/// Any bytes give a report, and the same one again.
func fuzzPage(_ bytes: UnsafeBufferPointer<UInt8>) {
  let raw = UnsafeRawBufferPointer(bytes)
  let first = polyglotChecker.check(raw, path: "a/b/index.html")
  let second = polyglotChecker.check(raw, path: "a/b/index.html")
  precondition(first.findings == second.findings && first.links == second.links)
  _ = htmlChecker.check(raw, path: "index.html")
}

/// A URL that is allowed has no scheme but https, no host but ours, and nothing a browser drops.
func fuzzURL(_ bytes: UnsafeBufferPointer<UInt8>) {
  let policy = URLPolicy(hosts: ["example.org"])
  guard policy.problem(in: bytes) == nil else {
    return
  }
  precondition(bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x5C })
  let url = String(decoding: bytes, as: UTF8.self)
  precondition(!url.hasPrefix("//"))
  if let end = url.firstIndex(where: { ":/?#".contains($0) }), url[end] == ":" {
    let lowercase = url.lowercased()
    precondition(
      lowercase == "https://example.org"
        || ["/", "?", "#"].contains { lowercase.hasPrefix("https://example.org\($0)") })
  }
}

/// A slug that is accepted is a folder’s name.
func fuzzSlug(_ bytes: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let slug = Slug(rawValue: text) else {
    return
  }
  precondition(slug.rawValue == text)
  precondition((1...64).contains(text.utf8.count))
  precondition(
    text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
}

/// A text that is a learnset is no larger than it may be, in order, and written back the same one.
func fuzzLearnset(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard let learnset = read(bytes, LearnsetText.read) else {
    return
  }
  precondition(learnset.games.reduce(0) { $0 + $1.moves.count } <= 20_000)
  precondition(Set(learnset.games.map(\.versionGroup)).count == learnset.games.count)
  for game in learnset.games {
    precondition(!game.moves.isEmpty)
    precondition(
      zip(game.moves, game.moves.dropFirst()).allSatisfy {
        ($0.method, $0.level, $0.move) < ($1.method, $1.level, $1.move)
      })
  }
  var cursor = TextCursor(LearnsetText.text(of: learnset))
  precondition((try? LearnsetText.read(&cursor)) == learnset && cursor.isAtEnd)
}

/// A text that is a list of places has sensible values, and is written back the same one.
func fuzzEncounters(_ bytes: UnsafeBufferPointer<UInt8>) {
  guard let places = read(bytes, EncounterText.read) else {
    return
  }
  precondition(!places.isEmpty)
  precondition(
    places.allSatisfy {
      !$0.versions.isEmpty && (0...100).contains($0.chance) && $0.levels.upperBound <= 255
    })
  var cursor = TextCursor(EncounterText.text(of: places))
  precondition((try? EncounterText.read(&cursor)) == places && cursor.isAtEnd)
}

/// What the whole of the bytes stands for; `nil` where they are refused.
private func read<Value>(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ read: (inout TextCursor) throws(TextCursor.Fault) -> Value
) -> Value? {
  var cursor = TextCursor(String(decoding: bytes, as: UTF8.self))
  guard let value = try? read(&cursor), cursor.isAtEnd else {
    return nil
  }
  return value
}
