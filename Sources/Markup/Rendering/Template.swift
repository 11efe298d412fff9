/// A compiled template for pages of one type. Threads share it.
public struct Template<Root: TemplateValue>: Sendable {
  let program: Program

  /// Renders one page. The buffer holds that page's bytes and nothing else afterwards; URLs that
  /// the policy refused are in `buffer.refusals`.
  public func render(_ page: Root, into buffer: inout OutputBuffer) {
    buffer.removeAll()
    let sink = buffer.sink
    withUnsafePointer(to: page) {
      Renderer.run(program, root: UnsafeRawPointer($0), into: sink)
    }
  }

  /// One page as text, for tests and single pages.
  public func render(_ page: Root) -> String {
    var buffer = OutputBuffer()
    render(page, into: &buffer)
    return buffer.text
  }
}
