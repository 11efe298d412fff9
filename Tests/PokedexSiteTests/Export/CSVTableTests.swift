import Testing

@testable import PokedexSite

@Suite struct CSVTableTests {
  private func line(_ cells: CSVTable.Cell...) -> String {
    var table = CSVTable(cells.map { _ in "x" })
    table.add(cells)
    return String(table.text.split(separator: "\r\n", omittingEmptySubsequences: false)[1])
  }

  @Test func writesALineARecord() {
    var table = CSVTable(["id", "name", "height"])
    table.add([.number(1), .text("Bulbasaur"), .tenths(7)])
    table.add([.number(4), .text("Charmander"), .nothing])
    #expect(table.text == "id,name,height\r\n1,Bulbasaur,0.7\r\n4,Charmander,\r\n")
  }

  @Test func quotesWhatWouldEndACell() {
    #expect(line(.text("a,b"), .text("say \"a\""), .text("plain")) == #""a,b","say ""a""",plain"#)
    var table = CSVTable(["x"])
    table.add([.text("a\nb")])
    #expect(table.text == "x\r\n\"a\nb\"\r\n")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "＝1"])
  func aFormulaStaysAText(text: String) {
    #expect(line(.text(text)) == "'" + text)
  }

  @Test func numbersAreNoFormulas() {
    #expect(line(.number(-7), .flag(true), .nothing) == "-7,true,")
  }

  @Test func aFormulaWithAQuoteIsBoth() {
    #expect(line(.text("=HYPERLINK(\"x\",\"y\")")) == #""'=HYPERLINK(""x"",""y"")""#)
  }
}
