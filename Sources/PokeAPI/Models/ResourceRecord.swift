/// One record as a source gives it: the model, and where to read on.
///
/// Models name other records by slug, which no address can be built from; the references beside
/// them hold the ids.
public struct ResourceRecord: Equatable, Sendable {
  /// The model.
  public var item: ResourceItem
  /// The records that this one points to and that the site needs. Sorted, each once.
  public var references: [ResourceReference]

  /// Sorts the references and drops the repeated.
  public init(_ item: ResourceItem, references: some Sequence<ResourceReference> = []) {
    self.item = item
    self.references = Set(references).sorted()
  }
}
