/// A template, compiled: steps over a pool of literal bytes.
///
/// Sendable without the compiler's proof, because `Instruction` holds unmanaged references. They
/// point to readers that are themselves Sendable and that `readers` keeps alive; everything here is
/// constant after `init`.
final class Program: @unchecked Sendable {
  let instructions: [Instruction]
  let pool: [UInt8]
  /// The owners of what the instructions refer to.
  let readers: [any AnyObject & Sendable]
  let policy: URLPolicy
  /// Frames that rendering needs.
  let frameCount: Int

  init(
    instructions: [Instruction], pool: [UInt8], readers: [any AnyObject & Sendable],
    policy: URLPolicy, frameCount: Int
  ) {
    self.instructions = instructions
    self.pool = pool
    self.readers = readers
    self.policy = policy
    self.frameCount = frameCount
  }
}

/// A URL attribute of a template.
final class LinkSite: Sendable {
  let reader: TextReader
  /// The attribute's opening (` href="`) in the pool.
  let offset: Int
  let count: Int
  /// Whether it lists image candidates.
  let isSourceSet: Bool
  /// The element and attribute, as `img src`.
  let attribute: String
  let source: SourceLocation

  init(
    reader: TextReader, opening: (offset: Int, count: Int), isSourceSet: Bool, attribute: String,
    source: SourceLocation
  ) {
    self.reader = reader
    offset = opening.offset
    count = opening.count
    self.isSourceSet = isSourceSet
    self.attribute = attribute
    self.source = source
  }
}
