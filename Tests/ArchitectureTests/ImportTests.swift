import Foundation
import Testing

/// Who may import whom: the table of the design, held against the manifest and every source file.
@Suite struct ImportTests {
  /// Our own modules that each module may import.
  private static let table: [String: Set<String>] = [
    "Composable": [],
    "ComposableTesting": ["Composable"],
    "Markup": ["CLibXML2"],
    "Publishing": ["CSystem", "CZlib"],
    "PokeAPI": ["Composable"],
    "PokeAPILive": ["PokeAPI", "CLibCurl", "CSystem"],
    "PokedexSite": ["Composable", "Markup", "Publishing", "PokeAPI"],
    "pokedex": ["Composable", "Markup", "Publishing", "PokeAPI", "PokeAPILive", "PokedexSite"],
    "reference-site": ["Markup", "Publishing"],
    "publishing-torture": ["CSystem", "Publishing"],
    "composable-benchmark": ["Composable"],
    "CLibXML2": [],
    "CLibCurl": [],
    "CZlib": [],
    "CSystem": [],
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyTargetDependsOnWhatTheTableAllows() throws {
    let targets = try Self.describedTargets()
    #expect(Set(targets.map(\.name)) == Set(Self.table.keys))
    for target in targets {
      let allowed = try #require(Self.table[target.name], "\(target.name) is not in the table")
      #expect(
        Set(target.targetDependencies ?? []).isSubset(of: allowed),
        "\(target.name) depends on \(target.targetDependencies ?? [])")
    }
  }

  @Test(arguments: table.keys.sorted())
  func everyFileImportsWhatTheTableAllows(module: String) throws {
    let allowed = try #require(Self.table[module])
    for file in Self.sources(of: module) {
      let imports = Self.imports(in: try String(contentsOf: file, encoding: .utf8))
      let own = imports.filter { Self.table[$0] != nil }
      #expect(own.subtracting(allowed).isEmpty, "\(file.lastPathComponent) imports \(own.sorted())")
    }
  }

  @Test func everyModuleHasSources() {
    for module in Self.table.keys where !module.hasPrefix("C") || module.hasPrefix("Compo") {
      #expect(!Self.sources(of: module).isEmpty, "no sources in \(module)")
    }
  }

  @Test func featuresNameNoOtherFeaturesReducer() throws {
    let features = Self.root.appendingPathComponent("Sources/PokedexSite/Features")
    let folders = try FileManager.default.contentsOfDirectory(
      at: features, includingPropertiesForKeys: nil)
    let files = folders.flatMap { folder in
      Self.swiftFiles(below: folder).map { (folder: folder.lastPathComponent, file: $0) }
    }
    let reducers = files.map(\.file.lastPathComponent)
      .filter { $0.hasSuffix("Feature.swift") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(reducers.count >= 4)
    for (folder, file) in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for reducer in reducers where !reducer.hasPrefix(folder) {
        #expect(
          !text.contains(reducer), "\(file.lastPathComponent) of \(folder) names \(reducer)")
      }
    }
  }
}

extension ImportTests {
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let targetDependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, type
        case targetDependencies = "target_dependencies"
      }
    }
    let targets: [Target]
  }

  /// What the package manager says of the manifest; in a scratch folder of its own, since the one
  /// of the running tests is locked.
  private static func describedTargets() throws -> [Description.Target] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("pokedex-describe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "describe",
      "--type", "json",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Description.self, from: data).targets
      .filter { $0.type != "test" }
  }

  private static func sources(of module: String) -> [URL] {
    swiftFiles(below: root.appendingPathComponent("Sources/\(module)"))
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// The modules named by `import` lines.
  private static func imports(in text: String) -> Set<String> {
    let lines = text.split(separator: "\n").filter { line in
      line.contains("import ") && !line.drop { $0 == " " }.hasPrefix("//")
    }
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        return words.firstIndex(of: "import").flatMap {
          words.indices.contains($0 + 1) ? words[$0 + 1] : nil
        }
      })
  }
}
