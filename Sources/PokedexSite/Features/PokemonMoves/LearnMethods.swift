import PokeAPI

/// The ways to learn moves, in the order of tables, and what they are called.
struct LearnMethods: Sendable {
  private let slugs: [LearnMethod: Slug]
  private let names: [LearnMethod: Wording]
  private let titles: [LearnMethod: Wording]
  private let unknown: Wording

  init(_ context: SiteContext) {
    let strings = context.strings
    let records = context.snapshot.named.filter { $0.resource == .moveLearnMethod }
      .compactMap { record in
        UInt8(exactly: record.id).map { (LearnMethod(rawValue: $0), record) }
      }
    slugs = Dictionary(
      records.map { ($0, $1.slug) }, uniquingKeysWith: { first, _ in first })
    let known: [(LearnMethod, StringKey)] = [
      (.levelUp, .learnByLevel), (.machine, .learnByMachine), (.egg, .learnByBreeding),
      (.tutor, .learnByTutor),
    ]
    let names = slugs.mapValues { context.vocabulary.name(.moveLearnMethod, $0) }
    self.names = names
    titles = names.merging(known.map { ($0, Wording(strings[$1])) }) { _, ours in ours }
    unknown = Wording(strings[.learnByOther])
  }

  /// "By level": for a table of its own.
  func title(_ method: LearnMethod) -> Wording { titles[method] ?? unknown }

  /// "Machine": as the data calls it, for a row that names it among others.
  func name(_ method: LearnMethod) -> Wording { names[method] ?? title(method) }

  /// PokeAPI's name; the id as text for one that the snapshot does not describe.
  func slug(_ method: LearnMethod) -> String {
    slugs[method]?.rawValue ?? String(method.rawValue)
  }

  /// By level first, then by machine, breeding and tutor, then as the data numbers them.
  static func precede(_ left: LearnMethod, _ right: LearnMethod) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ method: LearnMethod) -> Int {
    switch method {
    case .levelUp: 0
    case .machine: 1
    case .egg: 2
    case .tutor: 3
    default: Int(method.rawValue)
    }
  }
}
