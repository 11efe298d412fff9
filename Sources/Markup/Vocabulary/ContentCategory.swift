/// What an element is, and what another may hold: the categories of the HTML standard, and one for
/// each group of elements with a place of their own (`li`, `td`, `option`…).
struct ContentCategory: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let flow = Self(bit: 0)
  static let phrasing = Self(bit: 1)
  static let metadata = Self(bit: 2)
  static let heading = Self(bit: 3)
  static let script = Self(bit: 4)
  static let text = Self(bit: 5)
  static let root = Self(bit: 6)
  static let head = Self(bit: 7)
  static let body = Self(bit: 8)
  static let listItem = Self(bit: 9)
  static let term = Self(bit: 10)
  static let termGroup = Self(bit: 11)
  static let caption = Self(bit: 12)
  static let columnGroup = Self(bit: 13)
  static let column = Self(bit: 14)
  static let rowGroup = Self(bit: 15)
  static let row = Self(bit: 16)
  static let cell = Self(bit: 17)
  static let option = Self(bit: 18)
  static let optionGroup = Self(bit: 19)
  static let legend = Self(bit: 20)
  static let figureCaption = Self(bit: 21)
  static let summary = Self(bit: 22)
  static let mediaSource = Self(bit: 23)
  static let track = Self(bit: 24)
  static let ruby = Self(bit: 25)
  static let paragraph = Self(bit: 26)
  static let image = Self(bit: 27)
  static let horizontalRule = Self(bit: 28)
  static let graphics = Self(bit: 29)
  static let gradientStop = Self(bit: 30)
  static let graphicsText = Self(bit: 31)
  static let description = Self(bit: 32)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }
}

/// Kinds of element that must not stand anywhere inside certain others.
struct NestingKind: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// Whatever a click acts on; see also `ElementRule.interactiveWith`.
  static let interactive = Self(rawValue: 1 << 0)
  static let anchor = Self(rawValue: 1 << 1)
  static let form = Self(rawValue: 1 << 2)
  /// `header` and `footer`.
  static let margin = Self(rawValue: 1 << 3)
  static let main = Self(rawValue: 1 << 4)
  static let heading = Self(rawValue: 1 << 5)
  static let sectioning = Self(rawValue: 1 << 6)
  static let label = Self(rawValue: 1 << 7)
  static let definition = Self(rawValue: 1 << 8)
  static let table = Self(rawValue: 1 << 9)
  static let media = Self(rawValue: 1 << 10)
  static let meter = Self(rawValue: 1 << 11)
  static let progress = Self(rawValue: 1 << 12)
  static let address = Self(rawValue: 1 << 13)
  static let noscript = Self(rawValue: 1 << 14)
  /// An element with `tabindex`, which a click acts on as well.
  static let focusable = Self(rawValue: 1 << 15)
  static let template = Self(rawValue: 1 << 16)
}
