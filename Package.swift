// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A Swift target of ours: the same settings everywhere.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "pokedex",
  products: [
    .library(name: "Composable", targets: ["Composable"]),
    .library(name: "ComposableTesting", targets: ["ComposableTesting"]),
    .library(name: "Markup", targets: ["Markup"]),
    .executable(name: "pokedex", targets: ["pokedex"]),
  ],
  targets: [
    // The platform.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CSystem"),

    // The engine: knows no Pokémon.
    .target(name: "Composable", exclude: ["README.md"], swiftSettings: settings),
    room("ComposableTesting", ["Composable"]),
    room("Markup", ["CLibXML2"]),
    room("Publishing", ["CSystem", "CZlib"]),

    // The domain.
    room("PokeAPI", ["Composable"]),
    room("PokeAPILive", ["PokeAPI", "CLibCurl", "CSystem"]),
    room("PokedexSite", ["Composable", "Markup", "Publishing", "PokeAPI"]),

    // The programs.
    .executableTarget(
      name: "pokedex",
      dependencies: [
        "Composable", "Markup", "Publishing", "PokeAPI", "PokeAPILive", "PokedexSite",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "publishing-torture", dependencies: ["Publishing"], swiftSettings: settings),
    .executableTarget(
      name: "composable-benchmark", dependencies: ["Composable"], swiftSettings: settings),
    .executableTarget(
      name: "reference-site", dependencies: ["Markup", "Publishing"], swiftSettings: settings),

    tests("ComposableTests", ["Composable", "ComposableTesting"]),
    tests("MarkupTests", ["Markup"]),
    tests("PublishingTests", ["CSystem", "Publishing", "publishing-torture"]),
    tests("PokeAPITests", ["PokeAPI"]),
    tests("PokeAPILiveTests", ["PokeAPI", "PokeAPILive"]),
    tests(
      "PokedexSiteTests",
      ["Composable", "ComposableTesting", "Markup", "PokeAPI", "PokedexSite", "Publishing"]),
    tests(
      "SiteTests", ["Markup", "PokeAPI", "PokeAPILive", "PokedexSite", "Publishing"],
      exclude: ["__Snapshots__"]),
    tests("CommandTests", []),
    tests("ArchitectureTests", []),
    // In a real browser, by `make verify` alone.
    tests("BrowserTests", [], exclude: ["Support/serve-site.py"]),
  ],
  swiftLanguageModes: [.v6]
)
