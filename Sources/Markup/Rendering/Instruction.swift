/// One step of a compiled template. Steps lie in one flat array; a jump is an index into it, a
/// place is the index of a frame that holds the address of a value.
///
/// Readers are unmanaged references: the program that holds the steps keeps the readers alive, and
/// a step is run only while its program is.
enum Instruction {
  /// Bytes of the pool as they are.
  case literal(offset: Int, count: Int)
  /// A value, escaped; nothing when it is absent.
  case text(Unmanaged<TextReader>, place: Int)
  /// An attribute whose opening (` name="`) is the literal; left out when the value is absent.
  case attribute(Unmanaged<TextReader>, place: Int, offset: Int, count: Int)
  /// The same for a URL, left out and noted when the policy refuses it.
  case link(Unmanaged<LinkSite>, place: Int)
  /// Remembers where a `class` attribute begins, before its opening.
  case openClass
  /// Ends the attribute, or takes it back when it names no class.
  case closeClass(opening: Int)
  case json(Unmanaged<JSONReader>, place: Int)
  case skipUnless(Unmanaged<FlagReader>, place: Int, target: Int)
  case skipIf(Unmanaged<FlagReader>, place: Int, target: Int)
  /// The body, up to `end`, once an element, whose address is put in the frame `element`.
  case each(Unmanaged<ListReader>, place: Int, element: Int, end: Int)
  /// The body, up to `end`, with the record's address in the frame `record`.
  case with(Unmanaged<RecordReader>, place: Int, record: Int, end: Int)
  /// The element's number in its loop, from 1.
  case position(loop: Int)
  case skipUnlessFirst(loop: Int, target: Int)
  case skipIfFirst(loop: Int, target: Int)
  case skipUnlessLast(loop: Int, target: Int)
  case skipIfLast(loop: Int, target: Int)
}
