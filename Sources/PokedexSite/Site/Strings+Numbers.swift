extension Strings {
  /// A whole number with its thousands apart: `1,025`. Languages differ in how many digits a
  /// number has before they are set apart: Spanish leaves four together.
  func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.utf8.count >= groupedFrom else { return String(value) }
    var grouped = value < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.utf8.count - place).isMultiple(of: 3) { grouped += self[.thousands] }
      grouped.append(digit)
    }
    return grouped
  }

  /// A whole number with its sign: `+1`, `0`, `−7`.
  func signed(_ value: Int) -> String {
    value == 0 ? "0" : (value < 0 ? "−" : "+") + number(abs(value))
  }

  /// A number of tenths with its decimal place: 69 is `6.9`.
  func decimal(tenths: Int) -> String {
    number(tenths / 10) + self[.decimalPoint] + String(tenths.magnitude % 10)
  }

  /// Words in a row: `Red`, `Red and Blue`, `Red, Blue and Yellow`.
  func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return self(
      otherPairBegins.takes(last) ? .listOtherPair : .listPair,
      ("first", words.dropLast().joined(separator: self[.listSeparator])),
      ("last", last))
  }
}
