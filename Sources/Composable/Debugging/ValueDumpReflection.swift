/// A value that prints as another one that it holds.
package protocol DumpsAsValue {
  var dumpedValue: Any { get }
}

extension ValueDump {
  package init(_ value: Any) {
    self.init(value, within: [])
  }

  /// - Parameter objects: The objects around the value, so that a cycle ends.
  private init(_ value: Any, within objects: [ObjectIdentifier]) {
    if let value = value as? any DumpsAsValue {
      self.init(value.dumpedValue, within: objects)
      return
    }
    switch value {
    case let value as String: self = .text(value.debugDescription)
    case let value as Substring: self = .text(String(value).debugDescription)
    case let value as Duration: self = .text(value.description)
    case let value as Any.Type: self = .text("\(value).self")
    default: self.init(reflecting: value, within: objects)
    }
  }

  private init(reflecting value: Any, within objects: [ObjectIdentifier]) {
    let mirror = Mirror(reflecting: value)
    func dump(_ child: Any) -> ValueDump { ValueDump(child, within: objects) }
    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { dump($0.value) } ?? .text("nil")
    case .collection:
      self = .group(open: "[", mirror.children.map { (nil, dump($0.value)) }, close: "]")
    case .set:
      let elements = mirror.children.map { dump($0.value) }.sorted { $0.sortKey < $1.sortKey }
      self = .group(open: "[", elements.map { (nil, $0) }, close: "]")
    case .dictionary:
      let pairs = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children.map { dump($0.value) }
        return (label: Optional(pair[0].sortKey), value: pair[1])
      }
      self = .group(
        open: "[", pairs.sorted { ($0.label ?? "") < ($1.label ?? "") }, close: "]")
    case .tuple:
      self = .group(open: "(", Self.fields(of: mirror, within: objects), close: ")")
    case .enum:
      self = Self.enumCase(value, mirror: mirror, within: objects)
    case .class, .foreignReference:
      self = Self.object(value, mirror: mirror, within: objects)
    default:
      let describesItself = value is any CustomReflectable || mirror.children.isEmpty
      if describesItself, let value = value as? any CustomStringConvertible {
        self = .text(value.description)
      } else {
        self = .group(
          open: "\(mirror.subjectType)(", Self.fields(of: mirror, within: objects), close: ")")
      }
    }
  }

  private static func enumCase(
    _ value: Any, mirror: Mirror, within objects: [ObjectIdentifier]
  ) -> ValueDump {
    guard let child = mirror.children.first, let name = child.label else {
      return .text(".\(value)")
    }
    let payload = Mirror(reflecting: child.value)
    let fields =
      payload.displayStyle == .tuple
      ? fields(of: payload, within: objects)
      : [(label: nil, value: ValueDump(child.value, within: objects))]
    return .group(open: ".\(name)(", fields, close: ")")
  }

  private static func object(
    _ value: Any, mirror: Mirror, within objects: [ObjectIdentifier]
  ) -> ValueDump {
    let object = ObjectIdentifier(value as AnyObject)
    guard !objects.contains(object) else { return .text("\(mirror.subjectType)(…)") }
    return .group(
      open: "\(mirror.subjectType)(", fields(of: mirror, within: objects + [object]), close: ")")
  }

  /// The children of a struct, object or tuple. A property wrapper's storage has the name of its
  /// property; elements of a tuple without labels have none.
  private static func fields(
    of mirror: Mirror, within objects: [ObjectIdentifier]
  ) -> [(label: String?, value: ValueDump)] {
    mirror.children.map { child in
      var label = child.label
      if label?.hasPrefix("_") == true { label?.removeFirst() }
      if label?.hasPrefix(".") == true { label = nil }
      return (label, ValueDump(child.value, within: objects))
    }
  }

  private var sortKey: String {
    var lines = lines.map { String(repeating: " ", count: $0.depth) + $0.text }
    return lines.count == 1 ? lines.removeFirst() : inline
  }
}
