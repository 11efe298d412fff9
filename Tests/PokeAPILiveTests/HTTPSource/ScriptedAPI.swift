import Foundation
import PokeAPI
import PokeAPILive
import Synchronization

/// The API of the fixtures behind a transport: entity tags, 304, lists in parts, a version; and
/// whatever a test wants it to do instead.
final class ScriptedAPI: Sendable {
  static let base = "https://api.test/api/v2"

  /// What a test changes.
  struct Script: Sendable {
    var version: String? = "v1"
    /// Instead of the fixture's answer, by path below the base; takes what would be answered.
    var answers: [String: @Sendable (HTTPResponse) throws -> HTTPResponse] = [:]
    /// Instead of every answer.
    var failure: HTTPFailure.Kind?
    /// The most entries that a part of a list has.
    var largestPart = 1000
    /// The time of day of the source, in days.
    var day = 0.0
  }

  private let state = Mutex((script: Script(), log: [String]()))

  func script(_ change: (inout Script) -> Void) {
    state.withLock { change(&$0.script) }
  }

  /// Answers a path with these bytes from now on.
  func answer(_ path: String, with text: String) {
    script { $0.answers[path] = { _ in Self.response(Data(text.utf8), version: "v1") } }
  }

  /// Lets a path fail from now on.
  func fail(_ path: String, _ kind: HTTPFailure.Kind) {
    script {
      $0.answers[path] = { _ in throw HTTPFailure(kind, url: path, problem: "scripted") }
    }
  }

  /// The paths asked for since the last call, with ` if <tag>` where one was sent.
  func takeLog() -> [String] {
    state.withLock { state in
      defer { state.log = [] }
      return state.log
    }
  }

  func source(
    in folder: TemporaryFolder, offline: Bool = false, maxStaleDays: Int = 7,
    proseLanguages: Set<String> = []
  ) async throws -> HTTPSource {
    try await .open(
      APIAddress(Self.base), transport: HTTPTransport { try self.get($0) },
      cache: ResponseCache(folder: folder.path),
      policy: HTTPSourcePolicy(isOffline: offline, maxStaleDays: maxStaleDays),
      proseLanguages: proseLanguages,
      now: { Date(timeIntervalSince1970: self.state.withLock { $0.script.day } * 86_400) })
  }

  private func get(_ request: HTTPRequest) throws -> HTTPResponse {
    let path = String(request.url.dropFirst(Self.base.count + 1))
    let script = state.withLock { state in
      state.log.append(path + (request.entityTag.map { " if \($0)" } ?? ""))
      return state.script
    }
    if let kind = script.failure { throw HTTPFailure(kind, url: request.url, problem: "scripted") }
    var response =
      try script.answers[path]?(Self.response(Data(), version: script.version))
      ?? fixture(path, script)
    if let tag = request.entityTag, tag == response.headers["etag"] {
      response.status = 304
      response.body = Data()
    } else {
      do {
        try request.validate(response.body)
      } catch {
        throw HTTPFailure(.unusableBody, url: request.url, problem: "\(error)")
      }
    }
    return response
  }

  static func response(_ body: Data, version: String?) -> HTTPResponse {
    var headers = ["etag": "W/\"\(BodyHash(of: body).hexadecimal.prefix(8))\""]
    headers["x-pokeapi-hash"] = version
    return HTTPResponse(status: 200, headers: headers, body: body)
  }

  private func fixture(_ path: String, _ script: Script) throws -> HTTPResponse {
    if path == "meta/", let version = script.version {
      return Self.response(Data(#"{"hash":"\#(version)"}"#.utf8), version: version)
    }
    let parts = path.split(separator: "?")
    guard
      let file = try? Data(contentsOf: URL(filePath: "\(TestData.dump)/v2/\(parts[0])/index.json"))
    else { throw HTTPFailure(.status(404), url: path, problem: "Not Found") }
    guard parts.count == 2 else { return Self.response(file, version: script.version) }
    return try Self.response(
      part(of: file, query: parts[1], largest: script.largestPart), version: script.version)
  }

  /// The part of a list, as the API gives it; `next` leads to another host.
  private func part(of list: Data, query: Substring, largest: Int) throws -> Data {
    let numbers = query.split(whereSeparator: { "=&".contains($0) }).compactMap { Int($0) }
    guard var object = try JSONSerialization.jsonObject(with: list) as? [String: Any],
      let results = object["results"] as? [Any]
    else { return Data() }
    object["results"] = Array(results.dropFirst(numbers[0]).prefix(min(numbers[1], largest)))
    object["next"] = "https://elsewhere.test/api/v2/?offset=1&limit=1"
    return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  }
}
