internal import Glibc

/// A file's bytes, mapped for as long as they are read and given back before pages are rendered,
/// so that the input does not count towards the peak of memory.
struct MappedFile: ~Copyable {
  struct Unreadable: Error, CustomStringConvertible {
    var path: String
    var code: Int32

    var description: String { "cannot read \(path): \(String(cString: strerror(code)))" }
  }

  private let base: UnsafeMutableRawPointer?
  private let count: Int

  init(_ path: String) throws(Unreadable) {
    (base, count) = try Self.map(path)
  }

  private static func map(
    _ path: String
  ) throws(Unreadable) -> (base: UnsafeMutableRawPointer?, count: Int) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Unreadable(path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Unreadable(path: path, code: errno)
    }
    let count = Int(status.st_size)
    guard count > 0 else {
      return (nil, 0)
    }
    let mapped = mmap(nil, count, PROT_READ, MAP_PRIVATE | MAP_POPULATE, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else {
      throw Unreadable(path: path, code: errno)
    }
    return (mapped, count)
  }

  deinit {
    if let base {
      munmap(base, count)
    }
  }

  /// Good until the value goes.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
}
