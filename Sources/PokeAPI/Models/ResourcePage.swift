/// One page of a resource's list.
public struct ResourcePage: Equatable, Codable, Sendable {
  /// How many entries the whole list says it has.
  public let count: Int
  /// The entries of this page, in the list's order.
  public let references: [ResourceReference]

  /// A page as a source or a test has it.
  public init(count: Int, references: [ResourceReference]) {
    self.count = count
    self.references = references
  }
}
