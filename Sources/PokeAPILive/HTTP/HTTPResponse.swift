package import Foundation

/// An answer of status 200 or 304; any other is an `HTTPFailure`.
package struct HTTPResponse: Equatable, Sendable {
  package var status: Int
  /// By lower-case name; of repeated headers the last.
  package var headers: [String: String]
  /// Decoded, if it came compressed; empty with 304.
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
