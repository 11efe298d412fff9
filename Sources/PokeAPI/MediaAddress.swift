/// Which addresses of pictures and sounds a page may hold.
///
/// The data set names thousands of files on one host. An address that leads elsewhere, or that
/// holds more than a plain path, is no mistake to mend: it is dropped.
package enum MediaAddress {
  /// Where all the pictures and cries of the data set lie.
  package static let host = "raw.githubusercontent.com"

  /// The address itself when it is `https`, on the host, and a plain path to a file.
  package static func trusted(_ address: String?) -> String? {
    guard let address, address.utf8.count <= 300, address.hasPrefix(origin) else { return nil }
    var previous = slash
    for byte in address.utf8.dropFirst(origin.utf8.count) {
      // Neither an empty part of the path nor one that leads upwards.
      if !isPlain(byte) || byte == previous && (byte == slash || byte == dot) { return nil }
      previous = byte
    }
    return previous == slash ? nil : address
  }

  private static let origin = "https://\(host)/"
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Letters, digits and `-._/`: no user, no port, no query, no fragment, no escape.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...slash, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
