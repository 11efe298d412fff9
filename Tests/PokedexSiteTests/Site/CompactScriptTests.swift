import Foundation
import Testing

@testable import PokedexSite

@Suite struct CompactScriptTests {
  @Test(arguments: [
    ("let a = 1; // one\nlet b = 2;\n", "let a=1;let b=2;\n"),
    ("/** About. */\nlet a\n\n\n  let b", "let a\nlet b\n"),
    ("a/* one */b /* two\n */ c", "a b\nc\n"),
    ("/* no end", ""),
    (#"let a = "// none"; let b = '/* none */';"#, #"let a="// none";let b='/* none */';"# + "\n"),
    (#"let a = "\"//"; // b"#, #"let a="\"//";"# + "\n"),
    (
      "let a = `  // ${ b /* kept */ + `}` } \\` //`; // c",
      "let a=`  // ${ b /* kept */ + `}` } \\` //`;\n"
    ),
    ("a = /[/]\\/\" /g; // b", "a=/[/]\\/\" /g;\n"),
    ("return / \"/.test(a); // b", "return/ \"/.test(a);\n"),
    ("let a = b / c; // 'd' / e", "let a=b/c;\n"),
    ("let a = f(1) / 2; // '", "let a=f(1)/2;\n"),
    ("if (a) {\n  b()\n  .c()\n} else {\n  d\n}\n(e)", "if(a){b().c()}else{d}\n(e)\n"),
    ("a + +b - -c", "a+ +b- -c\n"),
    ("a\n++b\n[c] = d", "a\n++b\n[c]=d\n"),
    ("a < !--b", "a< !--b\n"),
    ("", ""),
  ])
  func leavesOutWhatOnlyReadersNeed(_ script: String, _ compact: String) {
    #expect(String(decoding: CompactScript.compact(Array(script.utf8)), as: UTF8.self) == compact)
  }

  @Test func changesNothingTheSecondTime() throws {
    let assets = try Assets(directory: EnglishSite.templates + "/assets")
    for script in try assets.all.filter({ $0.path.hasSuffix(".js") }).map(\.content)
      + [assets.serviceWorker()]
    {
      #expect(CompactScript.compact(script) == script)
    }
  }

  /// All scripts of the site, as they are published.
  @Test(.enabled(if: Node.path != nil, "needs node on the PATH"))
  func allScriptsTogetherStayInTheirBudget() throws {
    let assets = try Assets(directory: EnglishSite.templates + "/assets")
    let worker = try ServiceWorker.script(EnglishSite.whole.get())
    let scripts = assets.all.filter { $0.path.hasSuffix(".js") }.map(\.content) + [worker]
    #expect(scripts.count == 3)
    let sizes = try scripts.map { script -> Int in
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(script).write(to: file)
      return try Node.run(
        #"(new Function(files[0]), require("zlib").gzipSync(files[0], { level: 9 }).length)"#,
        scripts: [], files: [file.path])
    }
    #expect(sizes.reduce(0, +) <= 10 * 1024, "\(sizes)")
  }
}
