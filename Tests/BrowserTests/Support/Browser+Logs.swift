import Foundation

extension Browser {
  private struct Entry: Decodable {
    let level: String
    let message: String
  }

  /// Warnings and errors of the console since the last call, those of pictures apart.
  func complaints() throws -> [String] {
    try command("se/log", ["type": "browser"], as: [Entry].self)
      .filter { ["WARNING", "SEVERE"].contains($0.level) && !$0.message.hasPrefix(Self.pictures) }
      .map(\.message)
  }

  /// A request that a page made.
  struct Request: Decodable, Hashable {
    let url: String
    let kind: String
  }

  /// All requests since the last call.
  func requests() throws -> [Request] {
    struct Event: Decodable {
      struct Message: Decodable {
        let method: String
        let params: Parameters
      }
      struct Parameters: Decodable {
        let request: Address?
        let type: String?
      }
      struct Address: Decodable { let url: String }
      let message: Message
    }
    return try command("se/log", ["type": "performance"], as: [Entry].self).compactMap {
      let event = try JSONDecoder().decode(Event.self, from: Data($0.message.utf8)).message
      guard event.method == "Network.requestWillBeSent", let url = event.params.request?.url
      else { return nil }
      return Request(url: url, kind: event.params.type ?? "")
    }
  }
}
