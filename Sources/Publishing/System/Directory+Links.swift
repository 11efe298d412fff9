internal import Glibc

extension Directory {
  /// Gives another folder the file of that name: as a hard link, or as a copy where the file system
  /// or the owner of the file allows no link.
  func linkOrCopy(
    _ name: String, into other: Directory, settingModes: Bool
  ) throws(SystemFailure) {
    do {
      try link(name, into: other, as: name)
    } catch {
      guard [EPERM, EXDEV, EMLINK, EOPNOTSUPP].contains(error.code) else { throw error }
      let bytes = try openFile(name, O_RDONLY).readAll()
      try other.create(name, bytes, settingModes: settingModes)
    }
  }

  /// Creates a file from an array; see the other `create`.
  func create(_ path: String, _ bytes: [UInt8], settingModes: Bool) throws(SystemFailure) {
    try bytes.span.bytes.withUnsafeBytes { bytes throws(SystemFailure) in
      try create(path, bytes, settingModes: settingModes)
    }
  }
}
