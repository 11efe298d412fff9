package import Markup

/// What the files of a site weigh as a visitor loads them, and what is above its budget. Each job
/// gathers some of its own; nothing depends on who weighed what.
package struct SiteWeights: Sendable {
  /// A page and its size in bytes, as it is and with gzip.
  struct Page: Sendable {
    let path: String
    let bytes: Int
    let compressed: Int
  }

  /// By plain size, the first of equal ones by path.
  private(set) var largest: [PageKind: Page] = [:]
  /// The pages above their budget: how many, and the heaviest.
  private var excesses: [PageKind: (count: Int, heaviest: Page)] = [:]
  /// What files weigh together, as they are and with gzip, and the first of them by path.
  private var sums: [WeightRole: (bytes: Int, compressed: Int, path: String)] = [:]
  private var medianProblem: String?

  /// Whether a page of so many bytes would be the largest of its kind.
  func isLargest(_ kind: PageKind, bytes: Int, path: String) -> Bool {
    largest[kind].map { (-$0.bytes, $0.path) > (-bytes, path) } ?? true
  }

  mutating func noteLargest(_ page: Page, _ kind: PageKind) {
    if isLargest(kind, bytes: page.bytes, path: page.path) { largest[kind] = page }
  }

  mutating func noteExcess(_ page: Page, _ kind: PageKind, count: Int = 1) {
    guard let known = excesses[kind] else {
      excesses[kind] = (count, page)
      return
    }
    let isHeavier =
      (-known.heaviest.compressed, known.heaviest.path) > (-page.compressed, page.path)
    excesses[kind] = (known.count + count, isHeavier ? page : known.heaviest)
  }

  mutating func add(_ bytes: Int, compressed: Int, to role: WeightRole, path: String) {
    let known = sums[role] ?? (0, 0, path)
    sums[role] = (known.bytes + bytes, known.compressed + compressed, min(known.path, path))
  }

  mutating func noteMedian(_ proof: MedianProof) {
    medianProblem = proof.problem
  }

  /// Takes in what another job weighed.
  mutating func merge(_ other: SiteWeights) {
    for (kind, page) in other.largest { noteLargest(page, kind) }
    for (kind, excess) in other.excesses {
      noteExcess(excess.heaviest, kind, count: excess.count)
    }
    for (role, sum) in other.sums {
      add(sum.bytes, compressed: sum.compressed, to: role, path: sum.path)
    }
  }
}

extension SiteWeights {
  /// What is above its budget, sorted.
  package var findings: [PageFinding] {
    var findings = excesses.map { kind, excess in
      let limit = LoadBudget.page(kind)
      let others = excess.count > 1 ? " (as are \(excess.count - 1) other pages)" : ""
      return Self.finding(
        excess.heaviest.path,
        "the page has \(excess.heaviest.compressed) bytes with gzip, "
          + "\(excess.heaviest.compressed - limit) over the budget of a \(kind.rawValue)\(others)")
    }
    for total in totals {
      guard let budget = total.budget, total.compressed > budget else { continue }
      findings.append(
        Self.finding(
          total.path,
          "\(total.name): \(total.compressed) bytes with gzip, \(total.compressed - budget) over the budget"
        ))
    }
    if let medianProblem { findings.append(Self.finding("pokemon/", medianProblem)) }
    return findings.sorted()
  }

  private static func finding(_ path: String, _ message: String) -> PageFinding {
    PageFinding(path: path, line: 1, column: 1, rule: .weight, message: message)
  }

  /// The page of most bytes of each kind, and what all files of a kind weigh together.
  package var report: [WeightLine] {
    let pages = PageKind.allCases.compactMap { kind in
      largest[kind].map {
        WeightLine(
          name: "largest \(kind.rawValue)", path: $0.path, bytes: $0.bytes,
          compressed: $0.compressed,
          budget: LoadBudget.page(kind))
      }
    }
    return pages + totals
  }

  private var totals: [WeightLine] {
    let languages = sums.keys.compactMap { role in
      if case .firstSearch(let language) = role { language } else { nil }
    }.sorted()
    return line("style sheets", [.styles], LoadBudget.styles)
      + line("scripts", [.scripts], LoadBudget.scripts)
      + languages.flatMap { language in
        let first = WeightRole.firstSearch(language: language)
        return line("first search (\(language))", [first], LoadBudget.firstSearch)
          + heaviestNames(of: language).flatMap { names in
            line(
              "search with filters (\(language), \(names.script))",
              [first, names.role, .sharedSearch], LoadBudget.search)
          }
      }
  }

  /// The script whose names weigh most in a language, the first of equal ones; none or one.
  private func heaviestNames(of language: String) -> [(role: WeightRole, script: String)] {
    sums.keys.compactMap { role in
      if case .names(language, let script) = role { (role, script) } else { nil }
    }
    .sorted { (-weight($0.role), $0.script) < (-weight($1.role), $1.script) }
    .prefix(1).map { $0 }
  }

  private func weight(_ role: WeightRole) -> Int { sums[role]?.compressed ?? 0 }

  /// A line, where there are such files.
  private func line(_ name: String, _ roles: [WeightRole], _ budget: Int?) -> [WeightLine] {
    let parts = roles.compactMap { sums[$0] }
    guard let path = parts.first?.path else { return [] }
    return [
      WeightLine(
        name: name, path: path, bytes: parts.reduce(0) { $0 + $1.bytes },
        compressed: parts.reduce(0) { $0 + $1.compressed }, budget: budget)
    ]
  }
}
