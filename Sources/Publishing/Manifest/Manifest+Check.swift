extension Manifest {
  /// Refuses a site that should not take the place of an older one.
  func check(
    replacing old: Manifest?, at output: String, allowShrink: Bool
  ) throws(PublishFailure) {
    if let (first, second) = caseCollision {
      throw PublishFailure(
        stage: .verifying, kind: .invalid, subject: second.text,
        problem: "the path differs only in case from \(first)",
        remedy: "Give one of them another address.")
    }
    if !allowShrink, let measure, let older = old?.measure, measure.isShrunk(from: older) {
      throw PublishFailure(
        stage: .verifying, kind: .shrunk, subject: output,
        problem:
          "the new site has \(measure.count) \(measure.name), the present one \(older.count)",
        remedy: "Look at the source; if it is right, publish with --allow-shrink.")
    }
  }

  /// Two paths that would be one file where case makes no difference, if there are such.
  private var caseCollision: (SitePath, SitePath)? {
    var seen: [String: SitePath] = [:]
    seen.reserveCapacity(files.count)
    for path in files.lazy.map(\.path) {
      if let other = seen.updateValue(path, forKey: path.text.lowercased()) {
        return (other, path)
      }
    }
    return nil
  }
}
