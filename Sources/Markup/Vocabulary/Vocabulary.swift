/// The elements and attributes that templates and pages may use.
enum Vocabulary {
  static let html = table(ElementRule.html)
  static let svg = table(ElementRule.svg)

  /// The elements without content or end tag.
  static func isVoid(_ name: String) -> Bool {
    html[name]?.isVoid ?? false
  }

  static func rule(for name: String, in space: ElementSpace) -> ElementRule? {
    switch space {
    case .html: html[name]
    case .svg: svg[name]
    case .block: nil
    }
  }

  /// Allowed on every element; so are `data-*` and the `aria-*` of `ariaAttributes`.
  static let globalAttributes: Set<String> = [
    "accesskey", "autocapitalize", "autofocus", "class", "contenteditable", "dir", "draggable",
    "enterkeyhint", "hidden", "id", "inert", "inputmode", "itemid", "itemprop", "itemref",
    "itemscope", "itemtype", "lang", "popover", "role", "spellcheck", "tabindex", "title",
    "translate",
  ]

  static let ariaAttributes: Set<String> = Set(
    """
    activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount
    colindex colindextext colspan controls current describedby description details disabled
    dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label
    labelledby level live modal multiline multiselectable orientation owns placeholder posinset
    pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan
    selected setsize sort valuemax valuemin valuenow valuetext
    """.split { $0 == " " || $0 == "\n" }.map { "aria-\($0)" })

  /// Attributes whose mere presence means yes; pages write `name="name"`.
  static let booleanAttributes: Set<String> = [
    "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
    "download", "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple",
    "muted", "nomodule", "novalidate", "open", "playsinline", "readonly", "required", "reversed",
    "selected",
  ]

  /// Attributes that hold one URL.
  static let urlAttributes: Set<String> = [
    "action", "cite", "formaction", "href", "itemid", "poster", "src",
  ]

  /// Attributes that hold a list of image candidates.
  static let sourceSetAttributes: Set<String> = ["imagesrcset", "srcset"]

  /// Whether an element may carry the attribute.
  static func allows(
    _ attribute: String, on rule: ElementRule, in space: ElementSpace
  ) -> Bool {
    rule.attributes.contains(attribute) || globalAttributes.contains(attribute)
      || ariaAttributes.contains(attribute) || isDataAttribute(attribute)
      || (space == .svg && ElementRule.svgAttributes.contains(attribute))
  }

  /// `data-` and a name without capitals.
  static func isDataAttribute(_ name: String) -> Bool {
    name.hasPrefix("data-") && name.utf8.count > 5
      && name.utf8.allSatisfy { !(0x41...0x5A).contains($0) }
  }

  /// Why no page may have the attribute at all, or `nil`.
  static func ban(on attribute: String) -> String? {
    switch attribute {
    case "style": "inline styles are refused: use a class and the stylesheet"
    case "srcdoc": "srcdoc is refused: it holds a page inside an attribute"
    case _ where attribute.hasPrefix("on"):
      "event attributes are refused: add the listener in a script file"
    default: nil
    }
  }

  private static func table(_ rules: [ElementRule]) -> [String: ElementRule] {
    Dictionary(rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
