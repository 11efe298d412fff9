/// The command line: `reference-site --data FILE --out DIR --css FILE [--jobs N] [--no-check]`.
struct Options {
  struct Misuse: Error, CustomStringConvertible {
    var description: String
  }

  static let usage =
    "usage: reference-site --data FILE --out DIR --css FILE [--jobs N] [--no-check]"

  var data = ""
  var output = ""
  var stylesheet = ""
  /// Threads that render, check and write.
  var jobs = 1
  var isChecked = true

  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--no-check" {
        isChecked = false
        continue
      }
      guard ["--data", "--out", "--css", "--jobs"].contains(argument) else {
        throw Misuse(description: "unknown option \(argument)")
      }
      guard let value = rest.next() else {
        throw Misuse(description: "\(argument) needs a value")
      }
      switch argument {
      case "--data": data = value
      case "--out": output = value
      case "--css": stylesheet = value
      default:
        guard let count = Int(value), (1...256).contains(count) else {
          throw Misuse(description: "--jobs takes a number from 1 to 256")
        }
        jobs = count
      }
    }
    if data.isEmpty || output.isEmpty || stylesheet.isEmpty {
      throw Misuse(description: "--data, --out and --css are needed")
    }
  }
}
