/// How a field is read, erased over its root: from the root's address to bytes, a flag, or the
/// addresses of what it holds.
@usableFromInline enum FieldReader: Sendable {
  case text(TextReader)
  case flag(FlagReader)
  case record(RecordReader)
  case list(ListReader)
  case json(JSONReader)
}

// The readers are final classes with constant closures, so that the renderer can call them through
// unmanaged references: no reference count that all threads share is touched while pages render.

/// Writes a text or number, escaped.
@usableFromInline final class TextReader: Sendable {
  /// False, and nothing is written, when the value is absent.
  let write: @Sendable (UnsafeRawPointer, Sink) -> Bool
  /// `nil` for values that are always there.
  let isPresent: (@Sendable (UnsafeRawPointer) -> Bool)?

  @usableFromInline init(
    write: @escaping @Sendable (UnsafeRawPointer, Sink) -> Bool,
    isPresent: (@Sendable (UnsafeRawPointer) -> Bool)?
  ) {
    self.write = write
    self.isPresent = isPresent
  }
}

/// Answers a condition.
@usableFromInline final class FlagReader: Sendable {
  let holds: @Sendable (UnsafeRawPointer) -> Bool

  @usableFromInline init(_ holds: @escaping @Sendable (UnsafeRawPointer) -> Bool) {
    self.holds = holds
  }
}

/// Lends the address of a record.
@usableFromInline final class RecordReader: Sendable {
  @usableFromInline typealias Body = (UnsafeRawPointer) -> Void

  let type: ValueType
  let isOptional: Bool
  /// True for a place itself (`page`, a loop variable): the address is passed on as it is.
  let isIdentity: Bool
  /// False, and the body does not run, when the record is absent.
  let visit: @Sendable (UnsafeRawPointer, Body) -> Bool

  @usableFromInline init(
    type: ValueType, isOptional: Bool,
    visit: @escaping @Sendable (UnsafeRawPointer, Body) -> Bool
  ) {
    self.type = type
    self.isOptional = isOptional
    self.isIdentity = false
    self.visit = visit
  }

  /// The record that lies at the place itself.
  init(placeOf type: ValueType) {
    self.type = type
    self.isOptional = false
    self.isIdentity = true
    self.visit = { place, body in
      body(place)
      return true
    }
  }
}

/// Lends the elements of a list, which lie `stride` bytes apart.
@usableFromInline final class ListReader: Sendable {
  @usableFromInline typealias Body = (UnsafeRawBufferPointer) -> Void

  @usableFromInline enum Element: Sendable {
    case text
    case record(ValueType)
  }

  let element: Element
  let stride: Int
  let visit: @Sendable (UnsafeRawPointer, Body) -> Void

  @usableFromInline init(
    element: Element, stride: Int, visit: @escaping @Sendable (UnsafeRawPointer, Body) -> Void
  ) {
    self.element = element
    self.stride = stride
    self.visit = visit
  }
}

/// Reads a value for a data block; `nil` when a record on the way to it is absent.
@usableFromInline final class JSONReader: Sendable {
  let value: @Sendable (UnsafeRawPointer) -> JSONValue?

  @usableFromInline init(_ value: @escaping @Sendable (UnsafeRawPointer) -> JSONValue?) {
    self.value = value
  }
}

/// A type of template values, without its static type.
@usableFromInline struct ValueType: Sendable {
  let id: ObjectIdentifier
  let name: String
  let fields: @Sendable () -> [(name: String, reader: FieldReader)]

  @usableFromInline init<Value: TemplateValue>(_ type: Value.Type) {
    id = ObjectIdentifier(type)
    name = String(describing: type)
    fields = { Value.fields.map { ($0.name, $0.reader) } }
  }
}
