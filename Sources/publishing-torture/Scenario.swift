import Glibc
import Publishing

/// Something a run may do, with what was there before it.
enum Scenario: String, CaseIterable, Sendable {
  /// No output yet.
  case first
  /// A new version in the place of another.
  case change
  /// The same once more.
  case same
  /// By force, in the place of a folder that is not ours.
  case takeOver
  case rollback
  /// A new version where the file system cannot exchange two names.
  case changeInSteps
  /// A new version on a mount point.
  case changeOnMount
  case rollbackOnMount

  private var isOnMount: Bool { self == .changeOnMount || self == .rollbackOnMount }

  /// Whether a run that is killed may leave the output for the next one to mend.
  var isMendedByNext: Bool { isOnMount || self == .changeInSteps }

  /// Files of somebody else that lie at the output when the run begins.
  private var foreign: [String: String] {
    switch self {
    case .first: [:]
    case .takeOver: [".gitignore": "*", ".well-known/keys/a": "a key"]
    default: [".gitignore": "*", ".well-known/keys/a": "a key", "pokemon/notes.txt": "mine"]
    }
  }

  /// What lies at the output after the run, and after every further one: version two.
  var result: [String: String] { TinySite.two.files.merging(foreign) { own, _ in own } }

  /// Brings an empty folder to the state before the run.
  func prepare(_ sandbox: Sandbox) throws {
    if isOnMount { try sandbox.makeOutput() }
    switch self {
    case .first: break
    case .takeOver: try sandbox.write("somebody's page", to: "index.html")
    case .same: try publish(.two, sandbox)
    case .rollback, .rollbackOnMount, .change, .changeInSteps, .changeOnMount:
      try publish(.two, sandbox)
      try publish(.one, sandbox)
    }
    for (name, text) in foreign { try sandbox.write(text, to: name) }
  }

  /// The run itself.
  func run(_ sandbox: Sandbox, _ system: FileSystem) throws(PublishFailure) {
    switch self {
    case .rollback, .rollbackOnMount:
      var options = Publisher.Options()
      options.system = adapted(system)
      try Publisher(output: sandbox.output, options: options).rollback()
    default:
      try publish(.two, sandbox, system)
    }
  }

  /// Publishes a version where the run takes place.
  func publish(
    _ site: TinySite, _ sandbox: Sandbox, _ system: FileSystem = .withoutSync
  ) throws(PublishFailure) {
    try site.publish(to: sandbox.output, force: self == .takeOver, adapted(system))
  }

  /// Begins a run where the run takes place.
  func begin(_ sandbox: Sandbox) throws(PublishFailure) -> StagedSite {
    var options = Publisher.Options()
    options.force = self == .takeOver
    options.system = adapted(.withoutSync)
    return try Publisher(output: sandbox.output, options: options).begin()
  }

  /// Whether files are a whole previous site: one of the versions, or a folder taken over, each with
  /// or without what is not ours.
  func isPrevious(_ files: [String: String]) -> Bool {
    let own = files.filter { foreign[$0.key] == nil }
    return [TinySite.one.files, TinySite.two.files, ["index.html": "somebody's page"]].contains(own)
  }

  /// The system as this scenario has it; faults of the given one come first.
  private func adapted(_ system: FileSystem) -> FileSystem {
    FileSystem { call in
      if let fault = system.fault?(call) { return fault }
      if self == .changeInSteps, call == .exchange { return .error(EINVAL) }
      if isOnMount, call == .mountRoot { return .result(1) }
      return nil
    }
  }
}

extension FileSystem {
  /// What is tested is the order of the calls; nobody waits for the disk.
  static let withoutSync = FileSystem { call in
    call == .sync || call == .syncAll ? .result(0) : nil
  }
}
