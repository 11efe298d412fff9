import Foundation

/// Where things lie in a cache, and the files themselves.
///
///     lock
///     journal                     one line for each answer; see `CacheLine`
///     objects/ab/abcd…            a body, named by its hash
///     extracts/2+en/ab/abcd…      what one decoder made of that body, after a line with its own hash
///     temporary/                  files under way
struct CacheFolder: Sendable {
  let path: String

  init(_ path: String) throws(CacheFailure) {
    self.path = path
    try CacheFile.createFolder(temporary)
  }

  var lock: String { "\(path)/lock" }
  var journal: String { "\(path)/journal" }
  var objects: String { "\(path)/objects" }
  var extracts: String { "\(path)/extracts" }
  var temporary: String { "\(path)/temporary" }

  /// The body of that hash; `nil` where it is missing or damaged.
  func object(_ body: BodyHash) -> Data? {
    guard let bytes = CacheFile.read(place(of: body, in: objects)), BodyHash(of: bytes) == body
    else { return nil }
    return bytes
  }

  /// Keeps a body, in place of a damaged one too. It is on the disk when this returns.
  func keepObject(_ bytes: Data, as body: BodyHash) throws(CacheFailure) {
    try replace(place(of: body, in: objects), by: bytes, isSynced: true)
  }

  /// What the decoder made of the body; `nil` where that is missing or damaged.
  func extract(of body: BodyHash, by decoder: String) -> Data? {
    guard let file = CacheFile.read(place(of: body, in: "\(extracts)/\(decoder)")),
      file.count > Self.headLength
    else { return nil }
    let bytes = Data(file.dropFirst(Self.headLength))
    guard file.prefix(Self.headLength) == Self.head(of: bytes) else { return nil }
    return bytes
  }

  /// Keeps an extract. It can be made again, so nothing waits for the disk.
  func keepExtract(
    _ bytes: Data, of body: BodyHash, by decoder: String
  ) throws(CacheFailure) {
    try replace(
      place(of: body, in: "\(extracts)/\(decoder)"), by: Self.head(of: bytes) + bytes,
      isSynced: false)
  }

  func replaceJournal(by lines: [CacheLine]) throws(CacheFailure) {
    try replace(journal, by: CacheJournal.bytes(of: lines), isSynced: true)
  }

  private func place(of body: BodyHash, in folder: String) -> String {
    "\(folder)/\(body.hexadecimal.prefix(2))/\(body.hexadecimal)"
  }

  private static let headLength = 65

  private static func head(of bytes: Data) -> Data {
    Data("\(BodyHash(of: bytes).hexadecimal)\n".utf8)
  }

  private func replace(
    _ file: String, by bytes: Data, isSynced: Bool
  ) throws(CacheFailure) {
    let temporary = "\(temporary)/\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    do {
      try CacheFile.replace(file, by: bytes, through: temporary, isSynced: isSynced)
    } catch {
      // Perhaps the folder is missing: the first body with these two digits makes it.
      try CacheFile.createFolder((file as NSString).deletingLastPathComponent)
      try CacheFile.replace(file, by: bytes, through: temporary, isSynced: isSynced)
    }
  }
}
