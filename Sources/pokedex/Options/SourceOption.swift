import Foundation
import PokeAPI
import PokeAPILive

/// Where the data comes from, as `--source` names it.
enum SourceOption: Equatable {
  case embedded
  /// The API on the network.
  case http(APIAddress)
  /// A dump of PokeAPI.
  case folder(String)
  case snapshotFile(String)

  static let embeddedName = "embedded"

  /// Throws a failure for what is neither `embedded`, nor an address, nor on the disk.
  init(_ text: String) throws(CommandFailure) {
    var isFolder: ObjCBool = false
    if text == Self.embeddedName {
      self = .embedded
    } else if Self.isAddress(text) {
      do {
        self = .http(try APIAddress(text))
      } catch {
        throw CommandFailure(.usage, "--source \(text)", error.problem, remedy: error.remedy)
      }
    } else if FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) {
      self = isFolder.boolValue ? .folder(text) : .snapshotFile(text)
    } else {
      throw CommandFailure(
        .missingInput, text, "there is no such source",
        remedy: "Name a folder that holds api/v2, a snapshot file, or 'embedded'.")
    }
  }

  /// Whether the text is meant as an address, usable or not.
  static func isAddress(_ text: String) -> Bool { text.contains("://") }
}
