// The elements that pages may use, after the HTML standard (html.spec.whatwg.org, “Elements of
// HTML” and the content models of chapter 4). Left out, and so refused: `base`, `style`, `iframe`,
// `object`, `embed`, `canvas`, `map`, `slot`, and what is obsolete.

extension ElementRule.Content {
  static let flow = holds([.flow, .text])
  static let phrasing = holds([.phrasing, .text])
  static let text = holds(.text)
}

extension ElementRule {
  static let html: [ElementRule] =
    document + sections + grouping + phrasing + media + tables + forms + interactive

  private static let document: [ElementRule] = [
    ElementRule("html", is: .root, content: .holds([.head, .body]), required: "lang"),
    ElementRule("head", is: .head, content: .holds([.metadata, .script])),
    ElementRule("title", is: .metadata, content: .text),
    ElementRule(
      "link", is: .metadata, content: .nothing,
      attributes:
        "as crossorigin hreflang imagesizes imagesrcset integrity media referrerpolicy sizes type"
        + " fetchpriority color disabled blocking", required: "rel href"),
    ElementRule(
      "meta", is: .metadata, content: .nothing,
      attributes: "charset content http-equiv name media property"),
    ElementRule(
      "body", is: .body, content: .flow),
  ]

  private static let sections: [ElementRule] =
    ["article", "aside", "nav", "section"].map {
      ElementRule($0, is: .flow, content: .flow, kinds: .sectioning, forbids: .main)
    }
    + ["h1", "h2", "h3", "h4", "h5", "h6"].map {
      ElementRule($0, is: [.flow, .heading], content: .phrasing, kinds: .heading, forbids: .main)
    }
    + ["header", "footer"].map {
      ElementRule($0, is: .flow, content: .flow, kinds: .margin, forbids: [.margin, .main])
    } + [
      ElementRule(
        "hgroup", is: [.flow], content: .holds([.heading, .paragraph, .script]), kinds: .heading),
      ElementRule(
        "address", is: .flow, content: .flow, kinds: .address,
        forbids: [.heading, .sectioning, .margin, .address, .main]),
      ElementRule("main", is: .flow, content: .flow, kinds: .main, forbids: .main),
      ElementRule("search", is: .flow, content: .flow, forbids: .main),
    ]

  private static let grouping: [ElementRule] = [
    ElementRule("p", is: [.flow, .paragraph], content: .phrasing),
    ElementRule("hr", is: [.flow, .horizontalRule], content: .nothing),
    ElementRule("pre", is: .flow, content: .phrasing),
    ElementRule("blockquote", is: .flow, content: .flow, attributes: "cite", forbids: .main),
    ElementRule(
      "ol", is: .flow, content: .holds([.listItem, .script]), attributes: "reversed start type"),
    ElementRule("ul", is: .flow, content: .holds([.listItem, .script])),
    ElementRule("menu", is: .flow, content: .holds([.listItem, .script])),
    ElementRule("li", is: .listItem, content: .flow, attributes: "value", forbids: .main),
    ElementRule(
      "dl", is: .flow, content: .holds([.term, .description, .termGroup, .script])),
    ElementRule(
      "dt", is: .term, content: .flow, forbids: [.margin, .sectioning, .heading, .main]),
    ElementRule("dd", is: .description, content: .flow, forbids: .main),
    ElementRule(
      "figure", is: .flow, content: .holds([.flow, .text, .figureCaption]), forbids: .main),
    ElementRule("figcaption", is: .figureCaption, content: .flow, forbids: .main),
    ElementRule("div", is: [.flow, .termGroup], content: .flow),
  ]

  private static let phrasing: [ElementRule] =
    [
      "abbr", "b", "bdi", "bdo", "cite", "code", "em", "i", "kbd", "mark", "s", "samp", "small",
      "span", "strong", "sub", "sup", "u", "var",
    ].map { ElementRule($0, is: [.flow, .phrasing], content: .phrasing) } + [
      ElementRule(
        "a", is: [.flow, .phrasing], content: .transparent([]),
        attributes: "href target download rel hreflang type referrerpolicy",
        kinds: .anchor, interactiveWith: "href", forbids: [.interactive, .anchor, .focusable]),
      ElementRule("q", is: [.flow, .phrasing], content: .phrasing, attributes: "cite"),
      ElementRule(
        "dfn", is: [.flow, .phrasing], content: .phrasing, kinds: .definition,
        forbids: .definition),
      ElementRule("data", is: [.flow, .phrasing], content: .phrasing, required: "value"),
      ElementRule("time", is: [.flow, .phrasing], content: .phrasing, attributes: "datetime"),
      ElementRule(
        "ruby", is: [.flow, .phrasing], content: .holds([.phrasing, .text, .ruby])),
      ElementRule("rt", is: .ruby, content: .phrasing),
      ElementRule("rp", is: .ruby, content: .text),
      ElementRule("br", is: [.flow, .phrasing], content: .nothing),
      ElementRule("wbr", is: [.flow, .phrasing], content: .nothing),
      ElementRule(
        "ins", is: [.flow, .phrasing], content: .transparent([]), attributes: "cite datetime"),
      ElementRule(
        "del", is: [.flow, .phrasing], content: .transparent([]), attributes: "cite datetime"),
    ]

  private static let media: [ElementRule] = [
    ElementRule(
      "picture", is: [.flow, .phrasing], content: .holds([.mediaSource, .image, .script])),
    ElementRule(
      "source", is: .mediaSource, content: .nothing,
      attributes: "type media src srcset sizes height width"),
    ElementRule(
      "img", is: [.flow, .phrasing, .image], content: .nothing,
      attributes:
        "srcset sizes crossorigin usemap ismap width height referrerpolicy decoding loading"
        + " fetchpriority", required: "alt src", interactiveWith: "usemap"),
    ElementRule(
      "audio", is: [.flow, .phrasing], content: .transparent([.mediaSource, .track]),
      attributes: "src crossorigin preload autoplay loop muted controls", kinds: .media,
      interactiveWith: "controls", forbids: .media),
    ElementRule(
      "video", is: [.flow, .phrasing], content: .transparent([.mediaSource, .track]),
      attributes:
        "src crossorigin poster preload autoplay playsinline loop muted controls width height",
      kinds: .media, interactiveWith: "controls", forbids: .media),
    ElementRule(
      "track", is: .track, content: .nothing, attributes: "kind srclang label default",
      required: "src"),
  ]

  private static let tables: [ElementRule] = [
    ElementRule(
      "table", is: .flow,
      content: .holds([.caption, .columnGroup, .rowGroup, .row, .script]), kinds: .table),
    ElementRule("caption", is: .caption, content: .flow, forbids: [.table, .main]),
    ElementRule(
      "colgroup", is: .columnGroup, content: .holds([.column]), attributes: "span"),
    ElementRule("col", is: .column, content: .nothing, attributes: "span"),
    ElementRule("tbody", is: .rowGroup, content: .holds([.row, .script])),
    ElementRule("thead", is: .rowGroup, content: .holds([.row, .script])),
    ElementRule("tfoot", is: .rowGroup, content: .holds([.row, .script])),
    ElementRule("tr", is: .row, content: .holds([.cell, .script])),
    ElementRule(
      "td", is: .cell, content: .flow, attributes: "colspan rowspan headers", forbids: .main),
    ElementRule(
      "th", is: .cell, content: .flow, attributes: "colspan rowspan headers scope abbr",
      forbids: [.margin, .sectioning, .heading, .main]),
  ]

  private static let forms: [ElementRule] = [
    ElementRule(
      "form", is: .flow, content: .flow,
      attributes:
        "accept-charset action autocomplete enctype method name novalidate target rel",
      kinds: .form, forbids: .form),
    ElementRule(
      "label", is: [.flow, .phrasing], content: .phrasing, attributes: "for",
      kinds: [.label, .interactive], forbids: .label),
    ElementRule(
      "input", is: [.flow, .phrasing], content: .nothing,
      attributes:
        "accept alt autocomplete checked dirname disabled form formaction formenctype formmethod"
        + " formnovalidate formtarget height list max maxlength min minlength multiple name"
        + " pattern placeholder popovertarget popovertargetaction readonly required size src step"
        + " type value width", kinds: .interactive),
    ElementRule(
      "button", is: [.flow, .phrasing], content: .phrasing,
      attributes:
        "disabled form formaction formenctype formmethod formnovalidate formtarget name"
        + " popovertarget popovertargetaction type value command commandfor",
      kinds: .interactive, forbids: [.interactive, .anchor, .focusable]),
    ElementRule(
      "select", is: [.flow, .phrasing],
      content: .holds([.option, .optionGroup, .script, .horizontalRule]),
      attributes: "autocomplete disabled form multiple name required size", kinds: .interactive),
    ElementRule("datalist", is: [.flow, .phrasing], content: .holds([.option, .phrasing, .text])),
    ElementRule(
      "optgroup", is: .optionGroup, content: .holds([.option, .script]), attributes: "disabled",
      required: "label"),
    ElementRule(
      "option", is: .option, content: .text, attributes: "disabled label selected value"),
    ElementRule(
      "textarea", is: [.flow, .phrasing], content: .text,
      attributes:
        "autocomplete cols dirname disabled form maxlength minlength name placeholder readonly"
        + " required rows wrap", kinds: .interactive),
    ElementRule("output", is: [.flow, .phrasing], content: .phrasing, attributes: "for form name"),
    ElementRule(
      "progress", is: [.flow, .phrasing], content: .phrasing, attributes: "value max",
      kinds: .progress, forbids: .progress),
    ElementRule(
      "meter", is: [.flow, .phrasing], content: .phrasing,
      attributes: "min max low high optimum", required: "value", kinds: .meter, forbids: .meter),
    ElementRule(
      "fieldset", is: .flow, content: .holds([.flow, .text, .legend]),
      attributes: "disabled form name", forbids: .main),
    ElementRule("legend", is: .legend, content: .holds([.phrasing, .heading, .text])),
  ]

  private static let interactive: [ElementRule] = [
    ElementRule(
      "details", is: .flow, content: .holds([.flow, .text, .summary]), attributes: "name open",
      kinds: .interactive, forbids: .main),
    ElementRule("summary", is: .summary, content: .holds([.phrasing, .heading, .text])),
    ElementRule("dialog", is: .flow, content: .flow, attributes: "open closedby", forbids: .main),
    ElementRule(
      "script", is: [.metadata, .flow, .phrasing, .script], content: .text,
      attributes:
        "src type nomodule async defer crossorigin integrity referrerpolicy blocking"
        + " fetchpriority"),
    ElementRule(
      "noscript", is: [.metadata, .flow, .phrasing], content: .transparent([]), kinds: .noscript,
      forbids: .noscript),
    ElementRule(
      "template", is: [.metadata, .flow, .phrasing, .script],
      content: .holds([.flow, .text, .listItem, .row, .cell, .option, .term, .description]),
      kinds: .template),
  ]
}
