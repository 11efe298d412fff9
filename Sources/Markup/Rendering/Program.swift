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
  let links: [LinkSite]
  let policy: URLPolicy
  /// Frames that rendering needs.
  let frameCount: Int

  init(
    instructions: [Instruction], pool: [UInt8], readers: [any AnyObject & Sendable],
    links: [LinkSite], policy: URLPolicy, frameCount: Int
  ) {
    self.instructions = instructions
    self.pool = pool
    self.readers = readers
    self.links = links
    self.policy = policy
    self.frameCount = frameCount
  }
}

/// A URL attribute of a template.
struct LinkSite: Sendable {
  /// The attribute's opening (` href="`) in the pool.
  var offset: Int
  var count: Int
  /// Whether it lists image candidates.
  var isSourceSet: Bool
  var attribute: String
  var source: SourceLocation
}
