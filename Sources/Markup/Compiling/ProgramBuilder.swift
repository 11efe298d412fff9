/// Puts a program together: joins neighboring literals, keeps readers alive, fills in jumps.
struct ProgramBuilder {
  private var instructions: [Instruction] = []
  private var pool: [UInt8] = []
  private var readers: [any AnyObject & Sendable] = []
  private var frameCount = 1
  /// Where literal bytes begin that no instruction writes yet.
  private var pending: Int?

  mutating func literal(_ text: String) {
    literal(Array(text.utf8))
  }

  mutating func literal(_ bytes: [UInt8]) {
    if pending == nil {
      pending = pool.count
    }
    pool.append(contentsOf: bytes)
  }

  mutating func emit(_ instruction: Instruction) {
    flush()
    instructions.append(instruction)
  }

  /// Keeps a place for an instruction that has to know where its body ends.
  mutating func open() -> Int {
    flush()
    instructions.append(.literal(offset: 0, count: 0))
    return instructions.count - 1
  }

  /// Fills the place: the body is what was emitted since `open`.
  mutating func close(_ place: Int, _ make: (_ end: Int) -> Instruction) {
    flush()
    instructions[place] = make(instructions.count)
  }

  /// Puts bytes into the pool that an instruction writes on a condition.
  mutating func constant(_ text: String) -> (offset: Int, count: Int) {
    flush()
    let offset = pool.count
    pool.append(contentsOf: text.utf8)
    return (offset, pool.count - offset)
  }

  mutating func keep<Reader: AnyObject & Sendable>(_ reader: Reader) -> Unmanaged<Reader> {
    readers.append(reader)
    return Unmanaged.passUnretained(reader)
  }

  mutating func useFrames(_ count: Int) {
    frameCount = max(frameCount, count)
  }

  mutating func program(policy: URLPolicy) -> Program {
    flush()
    return Program(
      instructions: instructions, pool: pool, readers: readers, policy: policy,
      frameCount: frameCount)
  }

  private mutating func flush() {
    if let start = pending, pool.count > start {
      instructions.append(.literal(offset: start, count: pool.count - start))
    }
    pending = nil
  }
}
