import Foundation
import Testing

/// What the program says to a command line that it cannot follow, and to questions for help.
@Suite struct UsageTests {
  @Test func noCommandShowsTheOverviewAsAnError() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex()
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Usage: pokedex COMMAND [FLAGS]\n"))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func helpGoesToStandardOutput(arguments: [String]) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for command in ["build", "fetch", "render", "check", "favorites", "rollback"] {
      #expect(run.output.contains("\n  \(command) "), "\(command) is not listed")
    }
  }

  @Test(arguments: ["build", "fetch", "render", "check", "favorites", "rollback"])
  func everyCommandHasHelpWithAnExampleInEightyColumns(command: String) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let asked = try pokedex("help", command)
    #expect(asked.status == 0)
    #expect(asked.output.contains("\nExample: pokedex \(command)"))
    #expect(try pokedex(command, "--help").output == asked.output)
    let longest = asked.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= 80)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Mistake(
      arguments: ["biuld"],
      message: """
        pokedex: biuld: unknown command
          Did you mean 'build'? 'pokedex help' lists the commands.

        """),
    Mistake(
      arguments: ["build", "--page-sise", "9"],
      message: """
        pokedex: --page-sise: unknown flag of 'pokedex build'
          Did you mean --page-size? 'pokedex help build' lists the flags.

        """),
    Mistake(
      arguments: ["build", "--output"],
      message: """
        pokedex: --output: misses its value
          Write --output DIR.

        """),
    Mistake(
      arguments: ["build", "--json=yes"],
      message: """
        pokedex: --json: takes no value
          Write --json alone.

        """),
    Mistake(
      arguments: ["build", "--page-size", "many"],
      message: """
        pokedex: --page-size: "many" is not one of its values
          Give a whole number from 1 to 2000.

        """),
    Mistake(
      arguments: ["build", "--images", "all"],
      message: """
        pokedex: --images all: is not one of its values
          Write remote or none or download.

        """),
    Mistake(
      arguments: ["build", "extra"],
      message: """
        pokedex: pokedex build: takes no operands and got 1
          For example: pokedex build --source ~/api-data --output site

        """),
    Mistake(
      arguments: ["favorites", "ad", "pikachu"],
      message: """
        pokedex: favorites ad: is not one of its actions
          Write list, add or remove.

        """),
  ])
  func aMistakeIsNamedWithItsRemedy(mistake: Mistake) throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex(mistake.arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors == mistake.message)
  }

  @Test func theVersionIsAResult() throws {
    let pokedex = try Pokedex()
    defer { pokedex.end() }
    let run = try pokedex("--version")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("pokedex "))
    #expect(run.errors == "")
  }
}
