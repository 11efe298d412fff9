import Foundation

/// A Chromium, driven by WebDriver. Nothing but loopback can be reached from it, so that a run
/// with a network sees what one without sees: no picture loads.
final class Browser: Sendable {
  struct Options: Sendable {
    var scripts = true
    var downloads: String?
  }

  /// The address of the site.
  let home: String
  private let driver: Int
  private let session: String

  /// Where pictures lie. They cannot load here, which is no fault of a page.
  static let pictures = "https://raw.githubusercontent.com/"

  init(driver: Int, site: Int, _ options: Options) throws {
    self.driver = driver
    home = "http://127.0.0.1:\(site)/"
    var preferences: [String: any Sendable] = [:]
    if !options.scripts {
      preferences["profile.default_content_setting_values.javascript"] = 2
    }
    if let downloads = options.downloads {
      preferences["download.default_directory"] = downloads
    }
    let chrome: [String: any Sendable] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
        "--disable-background-networking", "--window-size=1440,1000",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
      "prefs": preferences,
      "perfLoggingPrefs": ["enablePage": false],
    ]
    let capabilities: [String: any Sendable] = [
      "browserName": "chrome", "goog:chromeOptions": chrome,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    struct Session: Decodable { let sessionId: String }
    let started: Session = try Self.call(
      "POST", driver, "/session", ["capabilities": ["alwaysMatch": capabilities]])
    session = "/session/\(started.sessionId)"
  }

  deinit {
    let _: Ignored? = try? Self.call("DELETE", driver, session, [:])
  }
}

extension Browser {
  /// An answer of which nobody reads the value.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  private struct Answer<Value: Decodable>: Decodable { let value: Value }

  private struct Refusal: Decodable, Error, CustomStringConvertible {
    let error: String
    let message: String
    var description: String { "\(error): \(message.prefix(600))" }
  }

  private static func call<Value: Decodable>(
    _ method: String, _ driver: Int, _ path: String, _ body: [String: any Sendable]
  ) throws -> Value {
    let bytes = try JSONSerialization.data(withJSONObject: body)
    let answer = try LoopbackRequest(method: method, port: driver, path: path, body: bytes).answer()
    guard answer.isFine else {
      throw try JSONDecoder().decode(Answer<Refusal>.self, from: answer.body).value
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: answer.body).value
  }

  /// One command of the WebDriver protocol.
  func command<Value: Decodable>(
    _ path: String, _ body: [String: any Sendable], as type: Value.Type = Ignored.self
  ) throws -> Value {
    try Self.call("POST", driver, "\(session)/\(path)", body)
  }

  /// One command of the Chrome DevTools protocol.
  func devTools(_ command: String, _ parameters: [String: any Sendable]) throws {
    _ = try self.command("goog/cdp/execute", ["cmd": command, "params": parameters])
  }
}
