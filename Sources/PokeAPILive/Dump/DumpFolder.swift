import Foundation
import PokeAPI

/// A folder that holds the API's answers as files: `<resource>/index.json` is a list,
/// `<resource>/<id>/index.json` a record, as in a checkout of PokeAPI/api-data.
struct DumpFolder: Sendable {
  /// The folder of the resources, `…/api/v2`.
  let root: String

  /// Finds the resources in the folder itself or where a checkout keeps them below it.
  init(searching folder: String) throws(SourceFailure) {
    let candidates = ["", "/v2", "/api/v2", "/data/api/v2"].map { folder + $0 }
    let list = "/\(Resource.pokemonSpecies.rawValue)/index.json"
    guard let root = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + list) })
    else {
      let exists = FileManager.default.fileExists(atPath: folder)
      throw SourceFailure(
        kind: .missing, subject: folder,
        problem: exists ? "the folder holds no data of PokeAPI" : "there is no such folder",
        remedy: "Name a checkout of https://github.com/PokeAPI/api-data, or a folder that holds "
          + "api/v2 as that has it.")
    }
    self.root = root
  }

  /// The bytes of a list.
  func list(_ resource: Resource) throws(SourceFailure) -> Data {
    try read("\(resource.rawValue)/index.json", subject: resource.rawValue)
  }

  /// The bytes of a record. The path is made of the resource's name and a number alone.
  func record(_ reference: ResourceReference) throws(SourceFailure) -> Data {
    try read("\(reference)/index.json", subject: reference.description)
  }

  private func read(_ path: String, subject: String) throws(SourceFailure) -> Data {
    let path = "\(root)/\(path)"
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw SourceFailure(
        kind: .notFound, subject: subject, problem: "\(path) cannot be opened",
        remedy: "Complete the folder, or name another source.")
    }
    defer { try? file.close() }
    do {
      // One byte more than allowed is enough for the decoder to refuse it.
      return try file.read(upToCount: RecordDecoder.maximumBytes + 1) ?? Data()
    } catch {
      throw SourceFailure(
        kind: .undecodable, subject: subject, problem: "\(path) cannot be read: \(error)",
        remedy: "Mend the folder, or name another source.")
    }
  }
}
