import PokeAPI

/// The ways to learn moves, in the order of tables, and what they are called.
struct LearnMethods: Sendable {
  private let slugs: [LearnMethod: Slug]
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
      (.tutor, .learnByTutor), (.train, .learnByTraining),
    ]
    titles = Dictionary(
      known.map { ($0, Wording(strings[$1])) }
        + records.map { ($0, context.vocabulary.name(.moveLearnMethod, $1.slug)) },
      uniquingKeysWith: { first, _ in first })
    unknown = Wording(strings[.learnByOther])
  }

  func title(_ method: LearnMethod) -> Wording { titles[method] ?? unknown }

  /// PokeAPI's name; the id as text for one that the snapshot does not describe.
  func name(_ method: LearnMethod) -> String {
    slugs[method]?.rawValue ?? String(method.rawValue)
  }

  /// By level first, then by machine, breeding and tutor, then as the data numbers them.
  static func precede(_ left: LearnMethod, _ right: LearnMethod) -> Bool {
    rank(left) < rank(right)
  }

  private static func rank(_ method: LearnMethod) -> Int {
    [LearnMethod.levelUp, .machine, .egg, .tutor].firstIndex(of: method) ?? Int(method.rawValue)
  }
}

extension LearnMethod {
  /// By training in Pokémon Champions.
  static let train = LearnMethod(rawValue: 12)
}
