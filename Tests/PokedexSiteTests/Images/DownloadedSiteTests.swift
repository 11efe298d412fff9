import Composable
import Markup
import PokeAPI
import Publishing
import Synchronization
import Testing

@testable import PokedexSite

/// A site that holds its pictures itself.
@Suite struct DownloadedSiteTests {
  private static let host = "https://raw.githubusercontent.com/"

  /// The artwork of Dragonair, which cannot be had.
  private static let missing =
    host + "PokeAPI/sprites/master/sprites/pokemon/other/official-artwork/148.png"

  /// A file for each address, but for the missing one.
  private static let client = ImageClient(
    fetch: { address in
      guard address != missing else {
        throw SourceFailure(
          kind: .undecodable, subject: address, problem: "it is no picture", remedy: "")
      }
      let digits = Assets.hash(Array(address.utf8))
      return ImageFile(hash: String(repeating: digits, count: 4), format: .png)
    },
    bytes: { Array("bytes of \($0.name)".utf8) })

  /// Dratini, its family and Unown, in two languages.
  private func site(
    _ client: ImageClient = client
  ) async throws -> (images: LocalImages, plan: SitePlan, files: [String: String]) {
    var snapshot = try EnglishSite.snapshot.get()
    snapshot.published = [147, 148, 149, 201]
    let images = try await withDependencies {
      $0.images = client
    } operation: {
      try await ImageDownload().run(snapshot)
    }
    let plan = try SitePlan(
      snapshot: snapshot, images: images,
      configuration: SiteConfiguration(languages: ["en", "es"], images: .download),
      templates: EnglishSite.templates)
    var files: [String: String] = [:]
    var buffer = OutputBuffer()
    for file in plan.files {
      buffer.removeAll()
      try file.render(&buffer)
      files[file.path.text] = buffer.text
    }
    return (images, plan, files)
  }
}

extension DownloadedSiteTests {
  @Test func pagesShowTheSitesOwnFiles() async throws {
    let (images, plan, files) = try await site()
    #expect(
      images.warnings == ["left out the picture \(Self.missing): it is no picture"])
    var shown: Set<String> = []
    let checker = PageChecker(policy: plan.policy)
    var site = SiteChecker(policy: plan.policy)
    for (path, text) in files {
      guard path.hasSuffix(".html") else {
        site.addFile(path, byteCount: text.utf8.count)
        continue
      }
      site.add(checker.check(text, path: path))
      let page = try HTMLInspector(text)
      // 404.html is shown at any address, so its links begin at the root.
      let root =
        path == "404.html"
        ? "/" : String(repeating: "../", count: path.split(separator: "/").count - 1)
      for source in try page.values("//img/@src | //link[@rel='preload']/@href") {
        #expect(source.hasPrefix(root + "images/"), "\(path): \(source)")
        shown.insert(String(source.dropFirst(root.count)))
      }
      for address in try page.values("//meta[@property='og:image']/@content") {
        #expect(address.hasPrefix("/"), "\(path): \(address)")
      }
    }
    #expect(site.findings.map(\.description) == [])
    // Each picture is on some page, and none is missing.
    #expect(shown == Set(files.keys.filter { $0.hasPrefix("images/") }))
    #expect(shown.count > 30)
  }

  /// A cry is loaded when somebody plays it, and not before.
  @Test func onlyCriesLieElsewhere() async throws {
    for (path, text) in try await site().files where path.hasSuffix(".html") {
      let page = try HTMLInspector(text)
      for source in try page.values("//@src | //@srcset | //link/@href")
      where source.hasPrefix("http") {
        #expect(source.hasSuffix(".ogg"), "\(path): \(source)")
      }
      #expect(try page.values("//audio/@preload").allSatisfy { $0 == "none" })
    }
  }

  @Test func aMissingPictureLeavesTheNumber() async throws {
    let files = try await site().files
    let dratini = try HTMLInspector(files["pokemon/dratini/index.html"] ?? "")
    let dragonair = try HTMLInspector(files["es/pokemon/dragonair/index.html"] ?? "")
    #expect(try dratini.values("//img[@width='475']/@src").count == 2)
    #expect(try dragonair.values("//img[@width='475']/@src").count == 1)
    #expect(
      try dragonair.values("//meta[@property='og:image']/@content")
        .allSatisfy { $0.contains("card.") })
    #expect(try dragonair.texts("//*[@class='plate t-dragon']").first?.contains("148") == true)
  }

  @Test func twinsKeepTheAddressesOfTheData() async throws {
    let files = try await site().files
    #expect(
      files["es/pokemon/dratini/index.json"]?.contains(
        Self.host + "PokeAPI/sprites/master/sprites/pokemon/other/official-artwork/147.png")
        == true)
    for (path, text) in files where path.hasSuffix(".json") {
      #expect(!text.contains("images/"), "\(path)")
    }
  }

  @Test func manyMissingPicturesAreOneWarning() async throws {
    let images = try await site(
      ImageClient(
        fetch: {
          throw SourceFailure(kind: .unreachable, subject: $0, problem: "no line", remedy: "")
        }, bytes: { _ in [] })
    )
    let warning = try #require(images.images.warnings.first)
    #expect(images.images.warnings.count == 1)
    #expect(warning.hasPrefix("left out "))
    #expect(warning.hasSuffix(": no line"))
    #expect(!images.files.keys.contains { $0.hasPrefix("images/") })
  }

  /// At most eight pictures are on their way, and a cancelled build stops.
  @Test func fewAreFetchedAtATime() async throws {
    let running = Mutex((now: 0, most: 0))
    let client = ImageClient(
      fetch: { address in
        running.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        defer { running.withLock { $0.now -= 1 } }
        for _ in 0..<20 { await Task.yield() }
        return try await Self.client.fetch(address)
      }, bytes: Self.client.bytes)
    _ = try await site(client)
    #expect((1...8).contains(running.withLock(\.most)))
    await #expect(throws: CancellationError.self) {
      _ = try await site(
        ImageClient(fetch: { _ in throw CancellationError() }, bytes: { _ in [] }))
    }
  }
}
