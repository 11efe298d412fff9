import Foundation
import Testing

extension Browser {
  /// Opens a page of the site by its path below the home page.
  func open(_ path: String) throws {
    _ = try command("url", ["url": home + path])
  }

  func reload() throws {
    _ = try command("refresh", [:])
  }

  /// What the body of a function gives; its arguments are `arguments[0]` and so on.
  func run<Value: Decodable>(
    _ script: String, _ arguments: String..., as type: Value.Type = Ignored.self
  ) throws -> Value {
    try command("execute/sync", ["script": script, "args": arguments], as: type)
  }

  /// What the promise of an expression gives.
  func promise<Value: Decodable>(_ expression: String, as type: Value.Type) throws -> Value {
    let script = "\(expression).then(arguments[arguments.length - 1])"
    return try command("execute/async", ["script": script, "args": [String]()], as: type)
  }

  /// Waits until an expression is true.
  func wait(
    until expression: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<300 {
      if try run("return Boolean(\(expression))", as: Bool.self) { return }
      usleep(50_000)
    }
    let page = try run("return location.href + '\\n' + document.body.innerText", as: String.self)
    throw Helper.Failure(
      what: "never true, line \(location.line): \(expression)\n\(page.prefix(800))")
  }

  /// The texts of all elements that a selector fits.
  func texts(_ selector: String) throws -> [String] {
    try run(
      "return Array.from(document.querySelectorAll(arguments[0]), (it) => it.textContent.trim())",
      selector, as: [String].self)
  }

  func attribute(_ name: String, of selector: String) throws -> String? {
    try run(
      "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null",
      selector, name, as: String?.self)
  }

  /// A real click, which fails where something covers the element.
  func click(_ selector: String) throws {
    _ = try command("element/\(try element(selector))/click", [:])
  }

  /// Types into an element, or gives a file to an upload.
  func type(_ text: String, into selector: String) throws {
    _ = try command("element/\(try element(selector))/value", ["text": text])
  }

  private func element(_ selector: String) throws -> String {
    let found = try command(
      "element", ["using": "css selector", "value": selector], as: [String: String].self)
    return try #require(found.values.first)
  }

  /// Presses keys one after another, wherever the focus is.
  func press(_ keys: Key...) throws {
    let presses = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": key.rawValue] }
    }
    let keyboard: [String: any Sendable] = ["type": "key", "id": "keys", "actions": presses]
    _ = try command("actions", ["actions": [keyboard]])
  }

  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case down = "\u{E015}"
    case up = "\u{E013}"
    case space = " "
  }

  /// The focused element: its id, or its text.
  func focus() throws -> String {
    try run(
      "const it = document.activeElement; return it.id || it.textContent.trim()", as: String.self)
  }

  /// Shows the page at a width in CSS pixels and in a color scheme.
  func show(width: Int, scheme: String = "light") throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
    try devTools(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }
}
