import Foundation
import PokeAPI
import PokeAPILive

/// Where the data comes from, as `--source` names it.
enum SourceOption: Equatable {
  case embedded
  /// A dump of PokeAPI.
  case folder(String)
  case snapshotFile(String)

  static let embeddedName = "embedded"

  /// Throws a failure for what is neither `embedded` nor on the disk.
  init(_ text: String) throws(CommandFailure) {
    var isFolder: ObjCBool = false
    if text == Self.embeddedName {
      self = .embedded
    } else if FileManager.default.fileExists(atPath: text, isDirectory: &isFolder) {
      self = isFolder.boolValue ? .folder(text) : .snapshotFile(text)
    } else {
      throw CommandFailure(
        .missingInput, text, "there is no such source",
        remedy: "Name a folder that holds api/v2, a snapshot file, or 'embedded'.")
    }
  }
}
