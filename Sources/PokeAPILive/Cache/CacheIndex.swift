/// What the journal says, taken together: the newest line counts.
struct CacheIndex: Equatable {
  private(set) var records: [String: CacheRecord] = [:]
  /// When the server last named a version, in seconds since 1970.
  private(set) var versions: [String: Int] = [:]

  init(_ lines: some Sequence<CacheLine> = []) {
    for line in lines { apply(line) }
  }

  mutating func apply(_ line: CacheLine) {
    switch line {
    case .body(let record): records[record.path] = record
    case .version(let version, let checked): versions[version] = checked
    }
  }

  /// When a record was last known to be good: when it was asked for, or when the server last said
  /// that the version it belongs to is in force.
  func lastGood(_ record: CacheRecord) -> Int {
    max(record.checked, record.dataVersion.flatMap { versions[$0] } ?? 0)
  }

  /// The shortest journal that says the same, sorted: versions that no record has are left out.
  var lines: [CacheLine] {
    let used = Set(records.values.compactMap(\.dataVersion))
    return versions.filter { used.contains($0.key) }.sorted { $0.key < $1.key }
      .map { .version($0.key, checked: $0.value) }
      + records.values.sorted { $0.path < $1.path }.map(CacheLine.body)
  }
}
