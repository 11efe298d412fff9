/// What the compiler knows at one point of a template: the file, the names in sight, the loops
/// around it.
struct TemplateScope {
  var document: TemplateDocument
  var names: [String: ResolvedValue]
  /// Loops around this point, over all files that include one another.
  var loopDepth = 0
  /// The next free frame.
  var nextFrame: Int
  /// The files on the way here, outermost first.
  var chain: [String]
  var isLayout = false
  /// The vocabulary of the element around this point.
  var space = ElementSpace.html
  /// Whether white space is kept as it stands, as in `<pre>`.
  var keepsSpace = false
}
