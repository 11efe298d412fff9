import Foundation
import Testing

@testable import Markup

@Suite struct PageSnapshotsTests {
  let directory = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID())/deep").path()

  @Test func recordedPagesAreComparedLater() throws {
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let page = PageCheckerTests.page("<p>one</p>")
    try PageSnapshots(directory: directory, isRecording: true).verify(page, named: "page")
    let snapshots = PageSnapshots(directory: directory, isRecording: false)
    try snapshots.verify(page, named: "page")
    try snapshots.verify(page.replacing("<p>", with: "\n <p>\n"), named: "page")
    #expect(
      throws: PageSnapshots.Mismatch(
        file: "\(directory)/page.txt",
        problem: """
          the page differs from its snapshot
          @@ line 7 @@
               h1
                 “H”
               p
          -      “one”
          +      “two”
           
          """)
    ) { try snapshots.verify(page.replacing("one", with: "two"), named: "page") }
  }

  @Test func missingSnapshotSaysWhatToDo() {
    #expect(
      throws: PageSnapshots.Mismatch(
        file: "/nowhere/page.txt",
        problem: "No such file or directory; run once with POKEDEX_RECORD=1 to record it")
    ) {
      try PageSnapshots(directory: "/nowhere", isRecording: false)
        .verify(PageCheckerTests.page("x"), named: "page")
    }
  }

  @Test func namesStayInTheFolder() {
    #expect(throws: PageSnapshots.Mismatch.self) {
      try PageSnapshots(directory: "/nowhere", isRecording: true)
        .verify(PageCheckerTests.page("x"), named: "../page")
    }
  }

  @Test(
    arguments: [
      ([:], false), (["POKEDEX_RECORD": "1"], true), (["POKEDEX_RECORD": "0"], false),
      (["POKEDEX_RECORD": "1", "CI": "true"], false), (["POKEDEX_RECORD": "1", "CI": ""], true),
    ] as [([String: String], Bool)])
  func recordingIsAskedForAndNeverOnCI(environment: [String: String], isRecording: Bool) {
    #expect(PageSnapshots.isRecording { environment[$0] } == isRecording)
  }

  @Test func snapshotsLieBesideTheirTest() {
    #expect(
      PageSnapshots(beside: "/a/b/CardTests.swift").directory == "/a/b/__Snapshots__/CardTests")
  }

  @Test func differences() {
    #expect(LineDifference.unified(expected: "a\nb", actual: "a\nb") == nil)
    #expect(
      LineDifference.unified(
        expected: (1...20).map { "\($0)" }.joined(separator: "\n"),
        actual: (1...20).map { $0 == 10 ? "ten" : "\($0)" }.joined(separator: "\n")) == """
          @@ line 7 @@
           7
           8
           9
          -10
          +ten
           11
           12
           13
          """)
  }
}
