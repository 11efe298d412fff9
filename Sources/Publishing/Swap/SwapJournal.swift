internal import Foundation

/// What a swap is about to do, written beside the output before it begins, so that the next run can
/// finish or undo one that was cut short.
struct SwapJournal: Codable, Equatable, Sendable {
  /// One entry that changes places with another; both paths are relative to the base.
  struct Exchange: Codable, Equatable, Sendable {
    /// Where the new entry goes, and an old one may be.
    var target: String
    /// Where the new entry is, and the old one goes.
    var source: String
    /// The inode number of the new entry; `nil` when the old one just goes.
    ///
    /// It tells whether the exchange has been made: a rename does not change it.
    var inode: UInt64?
  }

  /// The folder that holds the new site before the swap and the old one after it.
  var incoming: String
  /// Whether the old site is one to keep for a rollback.
  var keepsOld: Bool
  var exchanges: [Exchange]

  func encoded() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers: there is nothing in them that cannot be encoded.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }

  /// `nil` for a journal that was not written to its end; then its swap had not begun.
  init?(decoding bytes: [UInt8]) {
    guard let journal = try? JSONDecoder().decode(SwapJournal.self, from: Data(bytes)) else {
      return nil
    }
    self = journal
  }

  init(incoming: String, keepsOld: Bool, exchanges: [Exchange]) {
    self.incoming = incoming
    self.keepsOld = keepsOld
    self.exchanges = exchanges
  }
}
