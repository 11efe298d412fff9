internal import Glibc

/// Where a site lies and where the files that go with its publication lie beside it.
///
/// Commonly the base is the folder above the output, and the whole output is swapped at once. An
/// output that is a mount point cannot be renamed: then the base is the output itself, and what is
/// at its top is swapped entry by entry.
struct OutputPlace: Sendable {
  let base: Directory
  /// The last part of the output's path, after symbolic links are resolved.
  let name: String
  let isMountPoint: Bool

  /// Finds the place of a path, which may be relative, may lead to a folder by a symbolic link, and
  /// need not exist; folders above it are made where they are missing.
  init(_ output: String, system: FileSystem) throws(SystemFailure) {
    let path = try Self.resolve(output, system)
    let (parent, name) = Self.split(path)
    guard !name.isEmpty else { throw SystemFailure(.resolve, EINVAL, output) }
    let base = try Directory(absolute: parent, system: system)
    if let folder = try base.openDirectoryIfPresent(name), try folder.isMountRoot() {
      self.init(base: try Directory(absolute: path, system: system), name: name, isMountPoint: true)
    } else {
      self.init(base: base, name: name, isMountPoint: false)
    }
  }

  private init(base: Directory, name: String, isMountPoint: Bool) {
    self.base = base
    self.name = name
    self.isMountPoint = isMountPoint
  }

  /// The whole path of the output, for messages.
  var path: String { isMountPoint ? base.path : base.full(name) }

  var lockName: String { ".pokedex.lock" }
  var stagingPrefix: String { ".\(name).staging-" }
  var stagingName: String { "\(stagingPrefix)\(getpid())" }
  /// The site before the present one.
  var previousName: String { ".\(name).previous" }
  /// A site that is being deleted.
  var discardedName: String { ".\(name).discarded" }
  /// Where an entry waits while two are swapped in three steps.
  var asidePrefix: String { ".\(name).aside-" }
  var journalName: String { ".\(name).swap" }

  /// Whether a name in the base is one of those above.
  func isOurs(_ name: String) -> Bool {
    name.hasPrefix(stagingPrefix) || name.hasPrefix(asidePrefix)
      || [lockName, previousName, discardedName, journalName].contains(name)
  }

  /// Opens the output; `nil` where there is none.
  func openOutput() throws(SystemFailure) -> Directory? {
    isMountPoint ? base : try base.openDirectoryIfPresent(name)
  }

  /// The path without symbolic links, relative parts and doubled slashes. What does not exist is
  /// made if it is a folder on the way to the output.
  private static func resolve(
    _ path: String, making isWay: Bool = false, _ system: FileSystem
  ) throws(SystemFailure) -> String {
    do {
      return try realPath(path, system)
    } catch {
      guard error.code == ENOENT, !path.isEmpty else { throw error }
    }
    var status = stat()
    let (parent, name) = split(path)
    // A symbolic link that leads nowhere is no place for a site; `..` of nothing is none either.
    guard lstat(path, &status) != 0, !name.isEmpty, name != ".", name != ".." else {
      throw SystemFailure(.resolve, ENOENT, path)
    }
    let folder = try resolve(parent, making: true, system)
    let resolved = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    if isWay {
      try system.perform(.makeDirectory, resolved) { _ in Int(mkdir(resolved, Mode.folder)) }
    }
    return resolved
  }

  private static func realPath(_ path: String, _ system: FileSystem) throws(SystemFailure) -> String
  {
    var resolved: String?
    try system.perform(.resolve, path) { _ in
      guard let buffer = realpath(path, nil) else { return -1 }
      defer { free(buffer) }
      resolved = String(validatingCString: buffer)
      if resolved == nil { errno = EILSEQ }
      return resolved == nil ? -1 : 0
    }
    guard let resolved else { throw SystemFailure(.resolve, EINVAL, path) }
    return resolved
  }

  /// The folder and the last part of a path; slashes at its end do not count.
  private static func split(_ path: String) -> (parent: String, name: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
    let parent = path[..<slash]
    return (parent.isEmpty ? "/" : String(parent), String(path[path.index(after: slash)...]))
  }
}
