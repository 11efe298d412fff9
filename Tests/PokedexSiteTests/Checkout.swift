/// The files of the checkout that the tests are compiled from.
enum Checkout {
  /// The root of the package: three folders above this file.
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The whole path of a file, given from the root of the package.
  static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}
