// Inline SVG for icons and small charts: shapes, groups, references, gradients and texts. No
// scripts, styles, animations, filters or foreign objects.

extension ElementRule {
  static let svg: [ElementRule] =
    [
      ElementRule(
        "svg", is: [.flow, .phrasing, .graphics], content: .holds(.graphicsContent),
        attributes: "viewBox width height x y preserveAspectRatio"),
      ElementRule(
        "g", is: .graphics, content: .holds(.graphicsContent)),
      ElementRule("defs", is: .graphics, content: .holds(.graphicsContent)),
      ElementRule(
        "symbol", is: .graphics, content: .holds(.graphicsContent),
        attributes: "viewBox width height x y preserveAspectRatio"),
      ElementRule(
        "use", is: .graphics, content: .holds(.graphicsText), attributes: "x y width height",
        required: "href"),
      ElementRule("title", is: [.graphics, .graphicsText], content: .text),
      ElementRule("desc", is: [.graphics, .graphicsText], content: .text),
      ElementRule(
        "text", is: .graphics, content: .holds([.text, .graphicsText]),
        attributes: "x y dx dy textLength lengthAdjust"),
      ElementRule(
        "tspan", is: .graphicsText, content: .holds([.text, .graphicsText]),
        attributes: "x y dx dy"),
      ElementRule(
        "linearGradient", is: .graphics, content: .holds(.gradientStop),
        attributes: "x1 x2 y1 y2 gradientUnits gradientTransform"),
      ElementRule(
        "radialGradient", is: .graphics, content: .holds(.gradientStop),
        attributes: "cx cy r fx fy gradientUnits gradientTransform"),
      ElementRule("stop", is: .gradientStop, content: .holds([]), attributes: "offset"),
      ElementRule(
        "clipPath", is: .graphics, content: .holds(.graphicsContent), attributes: "clipPathUnits"),
    ]
    + [
      ("path", "d pathLength"), ("rect", "x y width height rx ry"), ("circle", "cx cy r"),
      ("ellipse", "cx cy rx ry"), ("line", "x1 x2 y1 y2"), ("polyline", "points"),
      ("polygon", "points"),
    ].map { name, attributes in
      ElementRule(
        name, is: .graphics, content: .holds(.graphicsText), attributes: attributes)
    }

  /// Presentation attributes that every SVG element may have, and its namespace's own.
  static let svgAttributes = [
    "clip-path", "clip-rule", "color", "display", "dominant-baseline", "fill", "fill-opacity",
    "fill-rule", "focusable", "font-size", "font-weight", "opacity", "stop-color", "stop-opacity",
    "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor", "transform",
    "vector-effect", "visibility",
  ]
}

extension ContentCategory {
  fileprivate static let graphicsContent: Self = [.graphics]
}
