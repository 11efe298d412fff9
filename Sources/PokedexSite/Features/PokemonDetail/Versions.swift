import PokeAPI

/// The games one by one, in the order in which they came out, and how to name several of them.
struct Versions: Sendable {
  private struct Version: Sendable {
    let order: Int
    /// The place of its group among all groups, by release.
    let group: Int
    let generation: Int
    let name: String
  }

  private struct Group: Sendable {
    let versions: Set<Slug>
    let name: String
  }

  private let versions: [Slug: Version]
  private let groups: [Group]
  private let separator: String

  init(_ context: SiteContext) {
    let index = context.index
    let sorted = index.versionGroupsByRelease
    groups = sorted.map {
      Group(versions: Set($0.versions), name: context.vocabulary.games($0.slug))
    }
    let all = sorted.enumerated().flatMap { place, group in
      group.versions.map { (slug: $0, group: place, generation: group.generation) }
    }
    versions = Dictionary(
      all.enumerated().map { order, version in
        (
          version.slug,
          Version(
            order: order, group: version.group,
            generation: index.generation(version.generation)?.id ?? 0,
            name: context.vocabulary.name(.version, version.slug).text)
        )
      }, uniquingKeysWith: { first, _ in first })
    separator = context.strings[.listSeparator]
  }

  /// The number of a game's generation; 0 for a game that the snapshot does not describe.
  func generation(of version: Slug) -> Int { versions[version]?.generation ?? 0 }

  /// The games in the order in which they came out; unknown ones last.
  func sorted(_ slugs: [Slug]) -> [Slug] {
    slugs.sorted { (order(of: $0), $0) < (order(of: $1), $1) }
  }

  /// The place of a game among all, by release.
  func order(of version: Slug) -> Int { versions[version]?.order ?? .max }

  /// "Red and Blue, Yellow": games that came out together are named together where all of them
  /// are meant.
  func list(_ slugs: [Slug]) -> String {
    sorted(slugs).runs { versions[$0]?.group }
      .flatMap { place, members -> [String] in
        if let place, groups[place].versions == Set(members) { return [groups[place].name] }
        return members.map { versions[$0]?.name ?? $0.title }
      }
      .joined(separator: separator)
  }
}
