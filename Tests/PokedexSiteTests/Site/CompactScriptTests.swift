import Testing

@testable import PokedexSite

@Suite struct CompactScriptTests {
  @Test(arguments: [
    ("let a = 1; // one\nlet b = 2;\n", "let a = 1;\nlet b = 2;\n"),
    ("/** About. */\nlet a;\n\n\n  let b;", "let a;\nlet b;"),
    ("/* no end", ""),
    (#"let a = "// none"; let b = '/* none */';"#, #"let a = "// none"; let b = '/* none */';"#),
    (#"let a = "\"//"; // b"#, #"let a = "\"//";"#),
    (
      "let a = `  // kept\n  ${ b /* kept */ + `}` } \\` //`; // c",
      "let a = `  // kept\n  ${ b /* kept */ + `}` } \\` //`;"
    ),
    ("a = /[/]\\/\"/g; // b", "a = /[/]\\/\"/g;"),
    ("return /\"/.test(a); // b", "return /\"/.test(a);"),
    ("let a = b / c; // 'd' / e", "let a = b / c;"),
    ("let a = f(1) / 2; // '", "let a = f(1) / 2;"),
    ("let a = { ...b };\n\n// end\n", "let a = { ...b };\n"),
    ("", ""),
  ])
  func leavesOutWhatOnlyReadersNeed(_ script: String, _ compact: String) {
    #expect(String(decoding: CompactScript.compact(Array(script.utf8)), as: UTF8.self) == compact)
  }

  @Test func changesNothingTheSecondTime() throws {
    for asset in try Assets(directory: EnglishSite.templates + "/assets").all
    where asset.path.hasSuffix(".js") {
      #expect(CompactScript.compact(asset.content) == asset.content, "\(asset.path)")
    }
  }
}
