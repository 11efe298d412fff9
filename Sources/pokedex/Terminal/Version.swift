/// The program's version; releases change it here.
enum Version {
  static let number = "0.1.0"

  static var text: String { "pokedex \(number)" }
}
