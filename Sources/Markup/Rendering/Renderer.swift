/// Runs a program over one value.
///
/// Soundness: `code`, `pool` and `frames` are borrowed from a program and a stack allocation that
/// outlive the call. A frame holds the address of a value that the reader below it on the stack
/// keeps borrowed; the compiler never refers to a frame outside the body that fills it.
struct Renderer {
  /// The address of a value, and where it stands in its list.
  struct Frame {
    var address: UnsafeRawPointer
    var index = 0
    var count = 1
  }

  let program: Program
  let code: UnsafePointer<Instruction>
  let pool: UnsafePointer<UInt8>
  let frames: UnsafeMutablePointer<Frame>
  let sink: Sink

  static func run(_ program: Program, root: UnsafeRawPointer, into sink: Sink) {
    program.instructions.withUnsafeBufferPointer { code in
      program.pool.withUnsafeBufferPointer { pool in
        withUnsafeTemporaryAllocation(of: Frame.self, capacity: program.frameCount) { frames in
          // Empty programs and pools have no address, and nothing to run.
          guard let start = code.baseAddress, let bytes = pool.baseAddress,
            let places = frames.baseAddress
          else {
            return
          }
          places.initialize(repeating: Frame(address: root), count: program.frameCount)
          Renderer(program: program, code: start, pool: bytes, frames: places, sink: sink)
            .run(from: 0, to: code.count)
        }
      }
    }
  }

  private func run(from start: Int, to end: Int) {
    var next = start
    while next < end {
      let instruction = code[next]
      next &+= 1
      switch instruction {
      case .literal(let offset, let count):
        sink.write(pool + offset, count: count)
      case .text(let reader, let place):
        _ = reader._withUnsafeGuaranteedRef { $0.write(frames[place].address, sink) }
      case .attribute(let reader, let place, let offset, let count):
        let mark = sink.storage.pointee.count
        sink.write(pool + offset, count: count)
        if reader._withUnsafeGuaranteedRef({ $0.write(frames[place].address, sink) }) {
          sink.write(byte: 0x22)
        } else {
          sink.storage.pointee.count = mark
        }
      case .link(let site, let place):
        site._withUnsafeGuaranteedRef { writeLink($0, frames[place].address) }
      case .openClass:
        frames[0].count = sink.storage.pointee.count
      case .closeClass(let opening):
        closeClass(mark: frames[0].count, opening: opening)
      case .json(let reader, let place):
        sink.write(
          reader._withUnsafeGuaranteedRef { $0.value(frames[place].address) } ?? .null)
      case .skipUnless(let reader, let place, let target):
        if !reader._withUnsafeGuaranteedRef({ $0.holds(frames[place].address) }) {
          next = target
        }
      case .skipIf(let reader, let place, let target):
        if reader._withUnsafeGuaranteedRef({ $0.holds(frames[place].address) }) {
          next = target
        }
      case .each(let reader, let place, let element, let end):
        let body = next
        reader._withUnsafeGuaranteedRef { list in
          list.visit(frames[place].address) { elements in
            repeatBody(body, end, over: elements, stride: list.stride, in: element)
          }
        }
        next = end
      case .with(let reader, let place, let record, let end):
        let body = next
        _ = reader._withUnsafeGuaranteedRef {
          $0.visit(frames[place].address) { address in
            frames[record].address = address
            run(from: body, to: end)
          }
        }
        next = end
      case .position(let loop):
        sink.write(frames[loop].index &+ 1)
      case .skipUnlessFirst(let loop, let target):
        if frames[loop].index != 0 {
          next = target
        }
      case .skipIfFirst(let loop, let target):
        if frames[loop].index == 0 {
          next = target
        }
      case .skipUnlessLast(let loop, let target):
        if frames[loop].index &+ 1 != frames[loop].count {
          next = target
        }
      case .skipIfLast(let loop, let target):
        if frames[loop].index &+ 1 == frames[loop].count {
          next = target
        }
      }
    }
  }

  @inline(__always)
  private func repeatBody(
    _ start: Int, _ end: Int, over elements: UnsafeRawBufferPointer, stride: Int, in frame: Int
  ) {
    guard var address = elements.baseAddress, !elements.isEmpty else {
      return
    }
    let count = elements.count / stride
    for index in 0..<count {
      frames[frame] = Frame(address: address, index: index, count: count)
      run(from: start, to: end)
      address += stride
    }
  }

  /// Takes the attribute back when no class was written behind its opening; else drops the space
  /// that a class without another before it begins with.
  private func closeClass(mark: Int, opening: Int) {
    let storage = sink.storage
    let first = mark &+ opening
    let count = storage.pointee.count
    if count == first {
      storage.pointee.count = mark
      return
    }
    let base = storage.pointee.base
    if base[first] == 0x20 {
      (base + first).update(from: base + first + 1, count: count &- first &- 1)
      storage.pointee.count = count &- 1
    }
    sink.write(byte: 0x22)
  }

  private func writeLink(_ site: LinkSite, _ address: UnsafeRawPointer) {
    let storage = sink.storage
    let mark = storage.pointee.count
    sink.write(pool + site.offset, count: site.count)
    let start = storage.pointee.count
    guard site.reader.write(address, sink) else {
      storage.pointee.count = mark
      return
    }
    let written = UnsafeBufferPointer(
      start: storage.pointee.base + start, count: storage.pointee.count &- start)
    let problem =
      site.isSourceSet
      ? program.policy.problem(inSourceSet: written) : program.policy.problem(in: written)
    guard let problem else {
      sink.write(byte: 0x22)
      return
    }
    storage.pointee.refusals.append(
      URLRefusal(
        source: site.source, attribute: site.attribute,
        value: String(decoding: written.prefix(200), as: UTF8.self), problem: problem))
    storage.pointee.count = mark
  }
}
