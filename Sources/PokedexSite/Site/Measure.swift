extension Strings {
  /// A height in meters: 7 decimeters are "0.7 m".
  func meters(decimeters: Int) -> String {
    self(.meters, ("value", decimal(tenths: bounded(decimeters))))
  }

  /// A height in feet and inches, to the nearest inch: 7 decimeters are "2 ft 4 in".
  func feet(decimeters: Int) -> String {
    // An inch is 25.4 mm.
    let inches = (bounded(decimeters) * 1000 + 127) / 254
    return self(.feet, ("feet", number(inches / 12)), ("inches", String(inches % 12)))
  }

  /// A weight in kilograms: 69 hectograms are "6.9 kg".
  func kilograms(hectograms: Int) -> String {
    self(.kilograms, ("value", decimal(tenths: bounded(hectograms))))
  }

  /// A weight in pounds, to the nearest tenth: 69 hectograms are "15.2 lb".
  func pounds(hectograms: Int) -> String {
    // A pound is 0.45359237 kg.
    let tenths = (bounded(hectograms) * 100_000_000 + 22_679_618) / 45_359_237
    return self(.pounds, ("value", decimal(tenths: tenths)))
  }

  /// A share as it stands: "95%".
  func percent(_ value: Int) -> String { self(.percent, ("value", number(value))) }

  /// A share in eighths as a percentage: 7 eighths are "87.5%".
  func percent(eighths: Int) -> String {
    let tenths = bounded(eighths) * 125
    let value = tenths.isMultiple(of: 10) ? number(tenths / 10) : decimal(tenths: tenths)
    return self(.percent, ("value", value))
  }

  /// Keeps what a damaged source may say within what can be reckoned with.
  private func bounded(_ value: Int) -> Int { min(max(value, 0), 1_000_000) }
}
