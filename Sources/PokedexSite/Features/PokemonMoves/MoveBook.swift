import PokeAPI

/// What tables say of all moves, worked out once for the language, the depth of the pages and the
/// eras that they look at.
struct MoveBook: Sendable {
  /// By the move's id, then by era; `nil` in games before the move.
  private let cells: [Int32: [MoveCells?]]

  init(_ context: SiteContext, eras: [MoveEra], links: Links) {
    let index = context.index
    let order: (Slug) -> Int = { index.versionGroup($0)?.order ?? 0 }
    let sorted = NameOrder.sorted(context.snapshot.moves) {
      (context.vocabulary.name(.move, $0.slug).text, $0.id)
    }
    cells = Dictionary(
      sorted.enumerated().map { place, move in
        let url = context.moveURL(move.slug, links: links)
        let first = index.generation(move.generation)?.id ?? 0
        // Few moves ever changed: eras that see the same share what is said of it.
        var said: (states: [Move], cells: MoveCells)?
        let cells = eras.map { era -> MoveCells? in
          guard era.generation >= first else { return nil }
          let states = era.states(of: move, order: order)
          guard !states.isEmpty else { return nil }
          if let said, said.states == states { return said.cells }
          let cells = MoveCells(states, place: place, url: url, context)
          said = (states, cells)
          return cells
        }
        return (Int32(clamping: move.id), cells)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What tables of the era with that place say of a move; `nil` for one that the snapshot lacks.
  func callAsFunction(_ move: Int32, in era: Int) -> MoveCells? { cells[move]?[era] }
}
