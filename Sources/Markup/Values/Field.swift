/// One field of a value: its name in templates, its kind, and how to read it.
///
/// The kind decides where a template may use it: texts and numbers are written, flags are asked,
/// records are stepped into, lists are repeated. The reading closure is erased over the concrete
/// `Root` here, once, so that rendering goes from a pointer to bytes without boxing a value.
public struct Field<Root: TemplateValue>: Sendable {
  /// The name that paths use.
  public let name: String
  @usableFromInline let reader: FieldReader

  @usableFromInline init(name: String, reader: FieldReader) {
    self.name = name
    self.reader = reader
  }
}

// Soundness of the pointers below: the renderer hands a reader only the address of a live,
// initialized `Root`. The compiler pairs a reader with a place of the same type, because both come
// from the one `Root.fields`, and the place stays borrowed for as long as the reader runs.

extension Field {
  /// Text, written escaped.
  @inlinable public static func text(
    _ name: String, _ get: @escaping @Sendable (Root) -> String
  ) -> Field {
    Field(
      name: name,
      reader: .text(
        TextReader(
          write: { root, sink in
            sink.writeEscaped(get(root.assumingMemoryBound(to: Root.self).pointee))
            return true
          }, isPresent: nil)))
  }

  /// Text that may be absent: nothing is written, an attribute is left out, `px:if` is false.
  @inlinable public static func text(
    _ name: String, _ get: @escaping @Sendable (Root) -> String?
  ) -> Field {
    Field(
      name: name,
      reader: .text(
        TextReader(
          write: { root, sink in
            guard let text = get(root.assumingMemoryBound(to: Root.self).pointee) else {
              return false
            }
            sink.writeEscaped(text)
            return true
          },
          isPresent: { root in
            get(root.assumingMemoryBound(to: Root.self).pointee) != nil
          })))
  }

  /// A whole number, written in decimal digits without grouping.
  @inlinable public static func number(
    _ name: String, _ get: @escaping @Sendable (Root) -> Int
  ) -> Field {
    Field(
      name: name,
      reader: .text(
        TextReader(
          write: { root, sink in
            sink.write(get(root.assumingMemoryBound(to: Root.self).pointee))
            return true
          }, isPresent: nil)))
  }

  /// A whole number that may be absent.
  @inlinable public static func number(
    _ name: String, _ get: @escaping @Sendable (Root) -> Int?
  ) -> Field {
    Field(
      name: name,
      reader: .text(
        TextReader(
          write: { root, sink in
            guard let number = get(root.assumingMemoryBound(to: Root.self).pointee) else {
              return false
            }
            sink.write(number)
            return true
          },
          isPresent: { root in
            get(root.assumingMemoryBound(to: Root.self).pointee) != nil
          })))
  }

  /// A yes or no, for `px:if`, `px:unless`, `px:class` and boolean attributes.
  @inlinable public static func flag(
    _ name: String, _ get: @escaping @Sendable (Root) -> Bool
  ) -> Field {
    Field(
      name: name,
      reader: .flag(
        FlagReader { root in get(root.assumingMemoryBound(to: Root.self).pointee) }))
  }

  /// A value with fields of its own.
  @inlinable public static func record<Value: TemplateValue>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value
  ) -> Field {
    Field(
      name: name,
      reader: .record(
        RecordReader(type: ValueType(Value.self), isOptional: false) { root, body in
          withUnsafePointer(to: get(root.assumingMemoryBound(to: Root.self).pointee)) {
            body(UnsafeRawPointer($0))
          }
          return true
        }))
  }

  /// A value with fields of its own that may be absent.
  @inlinable public static func record<Value: TemplateValue>(
    _ name: String, _ get: @escaping @Sendable (Root) -> Value?
  ) -> Field {
    Field(
      name: name,
      reader: .record(
        RecordReader(type: ValueType(Value.self), isOptional: true) { root, body in
          guard let value = get(root.assumingMemoryBound(to: Root.self).pointee) else {
            return false
          }
          withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
          return true
        }))
  }

  /// A stored property with fields of its own: templates read it where it lies, without a copy.
  ///
  /// - Parameter path: To a stored property; a computed one is copied as by the other `record`.
  @inlinable public static func record<Value: TemplateValue>(
    _ name: String, at path: any KeyPath<Root, Value> & Sendable
  ) -> Field {
    guard let offset = MemoryLayout<Root>.offset(of: path) else {
      return record(name) { root in root[keyPath: path] }
    }
    return Field(
      name: name,
      reader: .record(
        RecordReader(type: ValueType(Value.self), isOptional: false) { root, body in
          body(root + offset)
          return true
        }))
  }

  /// Values for `px:each`. In `px:if` a list holds when it is not empty.
  @inlinable public static func list<Value: TemplateValue>(
    _ name: String, _ get: @escaping @Sendable (Root) -> [Value]
  ) -> Field {
    Field(
      name: name,
      reader: .list(
        ListReader(element: .record(ValueType(Value.self)), stride: MemoryLayout<Value>.stride) {
          root, body in
          get(root.assumingMemoryBound(to: Root.self).pointee).withUnsafeBytes(body)
        }))
  }

  /// Texts for `px:each`: the loop variable is itself a text.
  @inlinable public static func list(
    _ name: String, _ get: @escaping @Sendable (Root) -> [String]
  ) -> Field {
    Field(
      name: name,
      reader: .list(
        ListReader(element: .text, stride: MemoryLayout<String>.stride) { root, body in
          get(root.assumingMemoryBound(to: Root.self).pointee).withUnsafeBytes(body)
        }))
  }

  /// Data for `px:json` in a `<script>` data block.
  @inlinable public static func json(
    _ name: String, _ get: @escaping @Sendable (Root) -> JSONValue
  ) -> Field {
    Field(
      name: name,
      reader: .json(
        JSONReader { root in get(root.assumingMemoryBound(to: Root.self).pointee) }))
  }
}
