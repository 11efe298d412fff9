import Foundation

/// A color in OKLCH, as style sheets write it: `oklch(.62 .165 40)`.
struct Oklch: Equatable {
  var lightness: Double
  var chroma: Double
  var hue: Double

  /// The WCAG contrast of two colors, 1 to 21.
  func contrast(with other: Oklch) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance; what sRGB cannot show is cut off, as browsers do.
  private var luminance: Double {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    func cut(_ value: Double) -> Double { min(max(value, 0), 1) }
    return 0.2126 * cut(red) + 0.7152 * cut(green) + 0.0722 * cut(blue)
  }
}

/// The custom properties of the style sheet in one color scheme.
struct ColorTokens {
  private let texts: [String: String]

  /// `isDark` adds what the sheet changes where dark is preferred.
  init(_ sheet: String, isDark: Bool) {
    let parts = sheet.components(separatedBy: "@media (prefers-color-scheme: dark)")
    let light = parts[0]
    let dark = parts[1].components(separatedBy: "\n}\n")[0]
    var texts: [String: String] = [:]
    for part in isDark ? [light, dark] : [light] {
      for match in part.matches(of: /--([a-z0-9-]+): ([^;]+);/) {
        texts[String(match.1)] = String(match.2)
      }
    }
    self.texts = texts
  }

  func number(_ name: String) -> Double? { texts[name].flatMap(Self.number) }

  func color(_ name: String) -> Oklch? {
    guard let match = texts[name]?.firstMatch(of: /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/),
      let lightness = Self.number(String(match.1)), let chroma = Self.number(String(match.2)),
      let hue = Self.number(String(match.3))
    else { return nil }
    return Oklch(lightness: lightness, chroma: chroma, hue: hue)
  }

  private static func number(_ text: String) -> Double? {
    Double(text.hasPrefix(".") ? "0" + text : text)
  }
}
