import PokeAPI

/// A resource's record in the shape of the API, of which only the keys in use are declared.
///
/// Every key that is not known never to be null is optional. Unknown keys are ignored.
protocol RecordDTO: Decodable {
  var id: Int { get }
  /// Absent where the resource has no names.
  var name: Slug? { get }

  /// The model, checked and normalized, and where it points.
  func record(for reference: ResourceReference) throws(RecordProblem) -> ResourceRecord
}

extension RecordDTO {
  /// The name, which this resource must have.
  var requiredName: Slug {
    get throws(RecordProblem) {
      guard let name else { throw RecordProblem("$.name", "missing") }
      return name
    }
  }
}

/// `value` when it lies in `range`.
func checked(
  _ value: Int, in range: ClosedRange<Int>, at path: String
) throws(RecordProblem) -> Int {
  guard range.contains(value) else {
    throw RecordProblem(
      path, "expected \(range.lowerBound) to \(range.upperBound), found \(value)")
  }
  return value
}

/// The same for a value that may be absent.
func checked(
  _ value: Int?, in range: ClosedRange<Int>, at path: String
) throws(RecordProblem) -> Int? {
  guard let value else { return nil }
  let present: Int = try checked(value, in: range, at: path)
  return present
}
