/// A URL that data asked for and the policy refused: the attribute was left out of the page.
public struct URLRefusal: Equatable, Sendable, CustomStringConvertible {
  /// Where the template asks for the URL.
  public var source: SourceLocation
  /// The element and attribute, as `img src`.
  public var attribute: String
  /// The refused value as it would have been written, cut after 200 bytes.
  public var value: String
  /// What is wrong with it.
  public var problem: String

  public var description: String {
    "\(source): \(attribute) left out: \(problem): \(value)"
  }
}
