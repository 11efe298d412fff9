import Markup
import Testing

@testable import PokedexSite

@Suite struct SiteWeightsTests {
  /// Bytes that gzip cannot shrink, the same at each run.
  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt64 = 1
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }

  /// What one job finds of the files, and what two find that each take every other one.
  private func weigh(_ files: [(path: String, bytes: [UInt8])], jobs: Int = 1) -> SiteWeights {
    let median = MedianProof(paths: files.map(\.path))
    var whole = SiteWeights()
    for job in (0..<jobs).reversed() {
      var scale = SiteScale(median: median)
      for index in stride(from: job, to: files.count, by: jobs) {
        files[index].bytes.withUnsafeBytes { scale.add($0, path: files[index].path) }
      }
      whole.merge(scale.weights)
    }
    whole.noteMedian(median)
    return whole
  }

  private func findings(_ files: [(path: String, bytes: [UInt8])]) -> [String] {
    let findings = weigh(files).findings.map(\.description)
    #expect(weigh(files, jobs: 2).findings.map(\.description) == findings)
    return findings
  }

  @Test func theBudgets() {
    #expect(LoadBudget.listPage == 14_336)
    #expect(LoadBudget.detailPage == 25_600)
    #expect(LoadBudget.medianDetailPage == 12_288)
    #expect(LoadBudget.styles == 10_240)
    #expect(LoadBudget.scripts == 10_240)
    #expect(LoadBudget.firstSearch == 12_288)
    #expect(LoadBudget.search == 40_960)
  }

  @Test(arguments: [
    ("index.html", WeightRole.page(.list)), ("404.html", .page(.list)),
    ("es/types/fire/page/2/index.html", .page(.list)),
    ("pokemon/index.html", .page(.list)), ("pokemon/page/2/index.html", .page(.list)),
    ("pokemon/mew/index.html", .speciesPage), ("es/pokemon/mew/index.html", .speciesPage),
    ("pokemon/mew/moves/8/index.html", .page(.detail)),
    ("pt-br/pokemon/mew/moves/8/index.html", .page(.detail)),
    ("assets/site.0123.css", .styles), ("service-worker.js", .scripts),
    ("search/index.en.0123.json", .firstSearch(language: "en")),
    ("es/search/index.es.0123.json", .firstSearch(language: "es")),
    ("search/names.en.kana.0123.json", .names(language: "en", script: "kana")),
    ("search/facets.0123.json", .sharedSearch),
  ])
  func aPathTellsWhatAFileCountsFor(path: String, role: WeightRole) {
    #expect(WeightRole(path: path) == role)
  }

  @Test(arguments: [
    "search/index.json", "pokemon/mew/index.json", "feed.xml", "assets/icon.svg", "robots.txt",
  ])
  func otherFilesHaveNoBudget(path: String) {
    #expect(WeightRole(path: path) == nil)
  }

  /// 14 KB and one byte: gzip shrinks nothing of it and adds a little.
  @Test func aListPage() {
    #expect(findings([("index.html", noise(14_336))]) == [])
    #expect(
      findings([("index.html", noise(14_337))]) == [
        "index.html:1:1: weight: the page has 14360 bytes with gzip, "
          + "24 over the budget of a list page"
      ])
    #expect(findings([("index.html", Array(repeating: 97, count: 400_000))]) == [])
  }

  @Test func aDetailPage() {
    let light = (1...2).map { ("pokemon/light-\($0)/index.html", noise(100)) }
    #expect(findings(light + [("pokemon/mew/index.html", noise(25_600))]) == [])
    #expect(
      findings(light + [("pokemon/mew/index.html", noise(25_601))]) == [
        "pokemon/mew/index.html:1:1: weight: the page has 25629 bytes with gzip, "
          + "29 over the budget of a detail page"
      ])
    #expect(findings([("es/pokemon/mew/moves/8/index.html", noise(25_600))]) == [])
    #expect(findings([("es/pokemon/mew/moves/8/index.html", noise(25_601))]).count == 1)
  }

  @Test func theHeaviestOfSeveralPagesStandsForAll() {
    #expect(
      findings([
        ("a/index.html", noise(15_000)), ("b/index.html", noise(16_000)),
        ("c/index.html", noise(16_000)), ("d/index.html", noise(10)),
      ]) == [
        "b/index.html:1:1: weight: the page has 16023 bytes with gzip, "
          + "1687 over the budget of a list page (as are 2 other pages)"
      ])
  }

  @Test func halfOfTheDetailPagesAreLight() {
    let moves = (1...9).map { ("pokemon/a/moves/\($0)/index.html", noise(20)) }
    func site(light: Int, heavy: Int) -> [(path: String, bytes: [UInt8])] {
      (0..<heavy).map { ("pokemon/heavy-\($0)/index.html", noise(12_289)) }
        + (0..<light).map { ("pokemon/light-\($0)/index.html", noise(12_288)) } + moves
    }
    #expect(findings(site(light: 3, heavy: 3)) == [])
    #expect(
      findings(site(light: 2, heavy: 3)) == [
        "pokemon/:1:1: weight: only 2 of 5 detail pages have at most 12288 bytes with gzip, "
          + "which half of them should have"
      ])
  }

  @Test func styleSheetsAndScriptsCountTogether() {
    #expect(
      findings([
        ("assets/a.css", noise(5_000)), ("assets/b.css", noise(5_194)),
        ("assets/a.js", noise(5_000)), ("service-worker.js", noise(5_194)),
      ]) == [])
    #expect(
      findings([
        ("assets/a.css", noise(5_000)), ("assets/b.css", noise(5_195)),
        ("assets/a.js", noise(5_000)), ("service-worker.js", noise(6_000)),
      ]) == [
        "assets/a.css:1:1: weight: style sheets: 10241 bytes with gzip, 1 over the budget",
        "assets/a.js:1:1: weight: scripts: 11046 bytes with gzip, 806 over the budget",
      ])
  }

  @Test func searchHasABudgetInEachLanguage() {
    #expect(
      findings([
        ("search/index.en.1.json", noise(12_265)),
        ("search/names.en.kana.1.json", noise(20_000)),
        ("search/names.en.han.1.json", noise(19_000)),
        ("es/search/index.es.1.json", noise(12_266)),
        ("es/search/names.es.kana.1.json", noise(20_000)),
        ("es/search/names.es.han.1.json", noise(19_999)),
        ("search/facets.1.json", noise(8_621)),
      ]) == [
        "es/search/index.es.1.json:1:1: weight: first search (es): 12289 bytes with gzip, "
          + "1 over the budget",
        "es/search/index.es.1.json:1:1: weight: search with filters (es, kana): "
          + "40961 bytes with gzip, 1 over the budget",
      ])
  }

  @Test func theReportHasTheLargestPagesAndTheSums() {
    let files: [(path: String, bytes: [UInt8])] = [
      ("a/index.html", noise(1_000)), ("b/index.html", noise(2_000)),
      ("c/index.html", noise(2_000)), ("pokemon/mew/index.html", noise(3_000)),
      ("assets/a.css", noise(100)), ("search/index.en.1.json", noise(10)),
      ("search/names.en.han.1.json", noise(20)), ("search/facets.1.json", noise(30)),
    ]
    #expect(
      weigh(files).report.map(\.description) == [
        "largest list page: 2000 bytes, 2023 of 14336 with gzip (b/index.html)",
        "largest detail page: 3000 bytes, 3023 of 25600 with gzip (pokemon/mew/index.html)",
        "style sheets: 100 bytes, 123 of 10240 with gzip (assets/a.css)",
        "first search (en): 10 bytes, 30 of 12288 with gzip (search/index.en.1.json)",
        "search with filters (en, han): 60 bytes, 124 of 40960 with gzip (search/index.en.1.json)",
      ])
    #expect(weigh(files, jobs: 3).report == weigh(files).report)
  }
}
