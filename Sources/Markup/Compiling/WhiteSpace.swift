/// White space in templates is there for their authors; pages keep one line end of it.
enum WhiteSpace {
  /// Every run of white space that holds a line end becomes one line end.
  static func collapsed(_ text: String) -> String {
    var result = ""
    var run = ""
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        run.unicodeScalars.append(scalar)
      } else {
        result += run.unicodeScalars.contains("\n") ? "\n" : run
        run = ""
        result.unicodeScalars.append(scalar)
      }
    }
    return result + (run.unicodeScalars.contains("\n") ? "\n" : run)
  }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isSpace)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
  }
}
