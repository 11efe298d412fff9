import Foundation
import Testing

/// Callers that close the standard streams, or stop reading them.
@Suite struct StandardStreamsTests {
  /// Runs a line of the shell in which `$0` is the program.
  private func shell(_ line: String, in pokedex: Pokedex) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, try #require(Pokedex.binary).path]
    process.currentDirectoryURL = pokedex.folder
    process.environment = ["HOME": pokedex.folder.path, "PATH": "/usr/bin:/bin"]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func messagesOfABuildWithoutStreamsEndInNoFile() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let few = "build --generation 1 --type dragon --verbose --json"
    let closed = try shell("exec \"$0\" \(few) -o closed <&- >&- 2>&-", in: pokedex)
    let open = try shell("exec \"$0\" \(few) -o open >/dev/null 2>&1", in: pokedex)
    #expect(closed == 0)
    #expect(open == 0)
    #expect(try pokedex.tree("closed", times: false) == pokedex.tree("open", times: false))
  }

  @Test func aReaderThatHasGoneEndsNoCommand() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let line = "{ sleep 0.1; \"$0\" help build; echo $? > status; } | true"
    #expect(try shell(line, in: pokedex) == 0)
    #expect(try pokedex.read("status") == "0\n")
  }
}
