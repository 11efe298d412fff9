/// What a path leads to: a reader and the frame it starts from, or something that the compiler
/// itself knows.
enum ResolvedValue {
  case text(TextReader, place: Int)
  case flag(FlagReader, place: Int)
  case record(RecordReader, place: Int)
  case list(ListReader, place: Int)
  case json(JSONReader, place: Int)
  /// A text of the language's strings.
  case constant(String)
  /// The loop itself, as `loop` in `px:each="card, loop in page.cards"`.
  case loop(Int)
  case loopPosition(Int)
  case loopIsFirst(Int)
  case loopIsLast(Int)

  init(_ reader: FieldReader, place: Int) {
    switch reader {
    case .text(let reader): self = .text(reader, place: place)
    case .flag(let reader): self = .flag(reader, place: place)
    case .record(let reader): self = .record(reader, place: place)
    case .list(let reader): self = .list(reader, place: place)
    case .json(let reader): self = .json(reader, place: place)
    }
  }

  /// For messages: `a list`.
  var kind: String {
    switch self {
    case .text, .constant, .loopPosition: "a text"
    case .flag, .loopIsFirst, .loopIsLast: "a flag"
    case .record: "a record"
    case .list: "a list"
    case .json: "JSON"
    case .loop: "a loop"
    }
  }
}

extension FieldReader {
  /// This field of the record that `record` reads, read from where the record is read from.
  func read(through record: RecordReader) -> FieldReader {
    guard !record.isIdentity else {
      return self
    }
    let visit = record.visit
    switch self {
    case .text(let inner):
      let write = inner.write
      let isPresent = inner.isPresent
      let isAlwaysPresent = !record.isOptional && isPresent == nil
      let asks: @Sendable (UnsafeRawPointer) -> Bool = { place in
        var answer = false
        _ = visit(place) { answer = isPresent?($0) ?? true }
        return answer
      }
      return .text(
        TextReader(
          write: { place, sink in
            var wasWritten = false
            _ = visit(place) { wasWritten = write($0, sink) }
            return wasWritten
          }, isPresent: isAlwaysPresent ? nil : asks))
    case .flag(let inner):
      let holds = inner.holds
      return .flag(
        FlagReader { place in
          var answer = false
          _ = visit(place) { answer = holds($0) }
          return answer
        })
    case .record(let inner):
      let next = inner.visit
      return .record(
        RecordReader(type: inner.type, isOptional: record.isOptional || inner.isOptional) {
          place, body in
          var wasPresent = false
          _ = visit(place) { wasPresent = next($0, body) }
          return wasPresent
        })
    case .list(let inner):
      let next = inner.visit
      return .list(
        ListReader(element: inner.element, stride: inner.stride) { place, body in
          _ = visit(place) { next($0, body) }
        })
    case .json(let inner):
      let value = inner.value
      return .json(
        JSONReader { place in
          var answer: JSONValue?
          _ = visit(place) { answer = value($0) }
          return answer
        })
    }
  }
}
