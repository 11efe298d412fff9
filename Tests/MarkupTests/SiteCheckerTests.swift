import Foundation
import Markup
import Testing

@Suite struct SiteCheckerTests {
  static func page(_ body: String) -> String {
    PageCheckerTests.page(body)
  }

  func findings(_ pages: [String: String], files: [String] = []) -> [String] {
    var site = SiteChecker()
    let checker = PageChecker()
    for (path, body) in pages {
      site.add(checker.check(Self.page(body), path: path))
    }
    for file in files {
      site.addFile(file, byteCount: 1)
    }
    return site.findings.map(\.description)
  }

  @Test func linksBetweenPages() {
    #expect(
      findings([
        "index.html": "<a href=\"a/\">a</a><a href=\"a/#x\">a</a>",
        "a/index.html": "<p id=\"x\"><a href=\"/\">b</a></p>",
      ]) == [])
  }

  @Test func danglingLinks() {
    #expect(
      findings(
        [
          "index.html":
            "<a href=\"a/\">a</a><a href=\"b/\">b</a>\n<img src=\"i.png\" alt=\"\"/><img src=\"j.png\" alt=\"\"/>",
          "a/index.html": "<a href=\"../#y\">y</a><a href=\"../b/\">b</a>",
        ], files: ["i.png"]) == [
          "a/index.html:4:1: link: index.html has no id “y”",
          "a/index.html:4:22: link: there is no file b/index.html",
          "index.html:5:26: link: there is no file j.png",
        ])
  }

  @Test func pagesThatNobodyLinksTo() {
    #expect(
      findings([
        "index.html": "<a href=\"a/\">a</a>", "a/index.html": "x",
        "b/index.html": "<a href=\"../b/\">itself</a>", "404.html": "x",
      ]) == ["b/index.html:1:1: unlinked: no other page links to this one"])
  }

  @Test func unreadablePagesSilenceTheQuestionOfLinks() {
    var site = SiteChecker()
    let checker = PageChecker()
    site.add(checker.check("<html>", path: "index.html"))
    site.add(checker.check(Self.page("x"), path: "a/index.html"))
    #expect(
      site.findings.map(\.description) == [
        "index.html:1:1: document-type: begin with <!DOCTYPE html>"
      ])
  }

  @Test func orderDoesNotMatter() {
    let checker = PageChecker()
    let reports = (0..<20).map {
      checker.check(Self.page("<a href=\"x\($0 % 3)/\">x</a>"), path: "p\($0).html")
    }
    var forward = SiteChecker()
    var backward = SiteChecker()
    var half = SiteChecker()
    for report in reports { forward.add(report) }
    for report in reports.reversed().prefix(10) { backward.add(report) }
    for report in reports.reversed().dropFirst(10) { half.add(report) }
    backward.merge(half)
    #expect(forward.findings == backward.findings)
    #expect(forward.findings.count == 23)
  }

  // MARK: Folders

  /// A folder for one test, removed at its end.
  final class Folder {
    let path: String
    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path()
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: Data, to name: String) throws {
      let url = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
  }

  @Test(arguments: [1, 4]) func folder(jobs: Int) throws {
    let folder = try Folder()
    try folder.write(Data(Self.page("<a href=\"a/\">a</a>").utf8), to: "index.html")
    try folder.write(Data(Self.page("<a href=\"../s.css\">s</a>").utf8), to: "a/index.html")
    try folder.write(Data("p{}".utf8), to: "s.css")
    try folder.write(Data("x".utf8), to: ".hidden/index.html")
    #expect(try SiteChecker.check(directory: folder.path, jobs: jobs) == [])
    try folder.write(Data(repeating: 0x20, count: 200_000), to: "s.css")
    #expect(
      try SiteChecker.check(directory: folder.path, jobs: jobs).map(\.description) == [
        "s.css:1:1: weight: the file has 200000 bytes, 68928 over its budget"
      ])
  }

  @Test func hostileFolder() throws {
    let folder = try Folder()
    let files = FileManager.default
    try folder.write(Data(Self.page("x").utf8), to: "index.html")
    try folder.write(Data([0x3C, 0x21, 0xFF, 0xFE]), to: "bytes.html")
    try folder.write(Data("<!DOCTYPE html>\n<p>\u{0}".utf8), to: "nul.html")
    try folder.write(Data(), to: "empty.html")
    try folder.write(Data(count: PageChecker.maximumBytes + 10), to: "huge.html")
    try folder.write(
      Data(("<!DOCTYPE html>\n" + String(repeating: "<b>", count: 100_000)).utf8), to: "deep.html")
    let attributes = (0..<50_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    try folder.write(Data("<!DOCTYPE html>\n<html \(attributes)></html>".utf8), to: "tag.html")
    try files.createSymbolicLink(
      atPath: "\(folder.path)/link.html", withDestinationPath: "/etc/passwd")
    try files.createSymbolicLink(atPath: "\(folder.path)/loop", withDestinationPath: folder.path)
    try folder.write(Data(Self.page("x").utf8), to: "na\u{1B}me.html")
    let findings = try SiteChecker.check(directory: folder.path)
    let paths = Set(findings.map(\.path))
    #expect(
      paths == [
        "bytes.html", "nul.html", "empty.html", "huge.html", "deep.html", "link.html", "loop",
        "tag.html",
      ])
    #expect(
      findings.filter { $0.path == "huge.html" }.map(\.message).first
        == "the page has 4194305 bytes: too many to read")
    #expect(
      findings.filter { $0.path == "tag.html" }.map(\.description) == [
        "tag.html:2:1: file: a tag or comment has more than 16384 bytes"
      ])
    #expect(findings.first { $0.path == "loop" }?.message == "a symbolic link: not followed")
    #expect(findings == findings.sorted())
  }

  @Test func missingFolder() {
    #expect(throws: DirectoryFailure(path: "/nowhere/at/all", problem: "No such file or directory"))
    {
      try SiteChecker.check(directory: "/nowhere/at/all")
    }
  }
}
