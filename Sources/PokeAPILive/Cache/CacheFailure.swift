/// Why the cache cannot be kept where it was told to be.
package struct CacheFailure: Error, Equatable, Sendable {
  /// The file or folder.
  package let path: String
  /// What the file system says.
  package let problem: String

  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }
}

extension CacheFailure: CustomStringConvertible {
  package var description: String { "\(path): \(problem)" }
}
