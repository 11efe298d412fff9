/// Elements in order, each found by its id in constant time.
///
/// An id occurs once. `ids` is storage of its own, so changing elements in place leaves it alone.
public struct IdentifiedArray<Element: Identifiable> {
  /// The ids in order.
  public private(set) var ids: [Element.ID] = []
  private var elements: [Element] = []
  private var positions: [Element.ID: Int] = [:]

  public init() {}

  /// Of elements with the same id the first is kept.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The element with an id: nil when there is none. Assigning nil removes it, assigning an element
  /// replaces it or appends it.
  ///
  /// - Precondition: An assigned element has this id.
  public subscript(id id: Element.ID) -> Element? {
    get {
      positions[id].map { elements[$0] }
    }
    set {
      if let newValue {
        precondition(newValue.id == id, "An element with another id was assigned to \(id)")
        updateOrAppend(newValue)
      } else {
        remove(id: id)
      }
    }
  }

  /// The position of an id.
  public func position(of id: Element.ID) -> Int? {
    positions[id]
  }

  /// Changes the element at a position in place.
  ///
  /// - Precondition: The id stays the same.
  public mutating func mutateElement<Result>(
    at position: Int, _ change: (inout Element) throws -> Result
  ) rethrows -> Result {
    defer {
      precondition(
        elements[position].id == ids[position], "The id of an element changed in its collection")
    }
    return try change(&elements[position])
  }

  /// Adds an element at the end, unless its id is there already.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func append(_ element: Element) -> Bool {
    guard positions[element.id] == nil else { return false }
    positions[element.id] = elements.count
    ids.append(element.id)
    elements.append(element)
    return true
  }

  /// Adds elements at the end, but for those whose id is there already.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Replaces the element with the same id in place, or adds it at the end.
  ///
  /// - Returns: The element that was replaced.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let position = positions[element.id] else {
      append(element)
      return nil
    }
    let old = elements[position]
    elements[position] = element
    return old
  }

  /// Adds an element before a position, unless its id is there already. Linear in what follows.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public mutating func insert(_ element: Element, at position: Int) -> Bool {
    guard positions[element.id] == nil else { return false }
    ids.insert(element.id, at: position)
    elements.insert(element, at: position)
    renumber(from: position)
    return true
  }

  /// Removes the element with an id. Linear in what follows.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    guard let position = positions.removeValue(forKey: id) else { return nil }
    ids.remove(at: position)
    defer { renumber(from: position) }
    return elements.remove(at: position)
  }

  /// Removes all elements for which `shouldRemove` holds, in linear time.
  public mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    self = Self(try elements.filter { try !shouldRemove($0) })
  }

  /// Removes all elements.
  public mutating func removeAll() {
    self = Self()
  }

  /// Sorts the elements; stable.
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    self = Self(try elements.sorted(by: areInOrder))
  }

  private mutating func renumber(from position: Int) {
    for position in position..<ids.count { positions[ids[position]] = position }
  }

  /// The ids that were in `earlier` and are not here, in their order. Constant time when no element
  /// came, went or moved since: the ids are then the same storage.
  package func removals(since earlier: [Element.ID]) -> [Element.ID] {
    let isUntouched = ids.withUnsafeBufferPointer { now in
      earlier.withUnsafeBufferPointer { $0.baseAddress == now.baseAddress && $0.count == now.count }
    }
    return isUntouched ? [] : earlier.filter { positions[$0] == nil }
  }
}

extension IdentifiedArray: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Element {
    elements[position]
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedArray: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(reflecting: elements)
  }
}
