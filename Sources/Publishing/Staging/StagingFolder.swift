/// The folder beside the output in which a new site is put together.
struct StagingFolder: Sendable {
  let place: OutputPlace
  let folder: Directory
  /// Whether the umask or an access list of the folder above gives what we make other modes than we
  /// ask for, so that they must be set.
  let mustSetModes: Bool

  init(at place: OutputPlace) throws(SystemFailure) {
    self.place = place
    let name = place.stagingName
    try place.base.makeDirectory(name)
    do {
      mustSetModes = try place.base.status(name)?.permissions != Mode.folder
      if mustSetModes { try place.base.changeMode(of: name, to: Mode.folder) }
      folder = try place.base.openDirectory(name)
    } catch {
      try? place.base.removeDirectory(name)
      throw error
    }
  }

  func create(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    try folder.create(path, bytes, settingModes: mustSetModes)
  }

  /// Opens a folder of the new site, and makes it where it is missing; the empty path is the top.
  func makeFolder(_ path: String) throws(SystemFailure) -> Directory {
    path.isEmpty ? folder : try folder.makeFolder(path, settingModes: mustSetModes)
  }

  /// Removes the folder and all in it, unless a swap has begun that needs it to be mended.
  func remove() throws(SystemFailure) {
    guard try place.base.status(place.journalName) == nil else { return }
    try place.base.removeTree(place.stagingName)
  }
}
