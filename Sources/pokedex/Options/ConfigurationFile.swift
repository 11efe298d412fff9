import Foundation
import Markup

/// `pokedex.json`: one object whose keys are the names of flags.
///
///     { "output": "site", "base-url": "https://example.org/dex/", "type": ["fire"], "strict": true }
struct ConfigurationFile {
  static let defaultName = "pokedex.json"

  /// As flags would have given them; relative paths are made relative to the file's folder.
  let values: [String: [String]]

  /// `nil` where no file was named and none is in the working directory.
  init?(named path: String?) throws(CommandFailure) {
    guard path != nil || FileManager.default.fileExists(atPath: Self.defaultName) else {
      return nil
    }
    let path = path ?? Self.defaultName
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        .missingInput, path, "cannot read the settings file",
        remedy: "Name a file that exists with --config, or leave the flag out.")
    }
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Self.failure(path, "is not JSON: \((error as NSError).userInfo.reason)")
    }
    guard let entries = object as? [String: Any] else {
      throw Self.failure(path, "holds no object")
    }
    let folder = (path as NSString).deletingLastPathComponent
    var values: [String: [String]] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      guard let flag = Flag.all.first(where: { $0.name == key && key != Flag.config.name }) else {
        let advice = NearestName.nearest(to: key, among: Flag.all.map(\.name)).map {
          "; did you mean \"\($0)\"?"
        }
        throw Self.failure(path, "has an unknown setting \"\(key)\"\(advice ?? "")")
      }
      guard let texts = Self.texts(of: value, for: flag) else {
        throw Self.failure(path, "has a wrong value for \"\(key)\"")
      }
      values[key] = texts.map { flag.isPath ? Self.resolve($0, in: folder) : $0 }
    }
    self.values = values
  }

  /// `nil` for a value of the wrong kind; nothing for a switch that is off.
  private static func texts(of value: Any, for flag: Flag) -> [String]? {
    switch (flag.value, value) {
    case (.none, let isOn as Bool): isOn ? [""] : []
    case (.one, let text as String): flag.isPath && text.isEmpty ? nil : [text]
    case (.one, let number as Int): flag.isPath ? nil : ["\(number)"]
    case (.many, let texts as [String]): texts
    case (.many, let numbers as [Int]): numbers.map { "\($0)" }
    default: nil
    }
  }

  private static func resolve(_ text: String, in folder: String) -> String {
    if folder.isEmpty || text.hasPrefix("/") || text == SourceOption.embeddedName
      || SourceOption.isAddress(text)
    {
      return text
    }
    return (folder as NSString).appendingPathComponent(text)
  }

  private static func failure(_ path: String, _ problem: String) -> CommandFailure {
    CommandFailure(
      .configuration, path, problem,
      remedy: "Its keys are the names of flags; 'pokedex help build' lists them.")
  }
}

extension [String: Any] {
  /// What the JSON reader says is wrong, with the place.
  fileprivate var reason: String {
    self["NSDebugDescription"] as? String ?? "the text cannot be read"
  }
}
