import Markup
import PokeAPI

/// The chart of all types: rows attack, columns defend.
struct TypeTable: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    let type: TypeLabel
    let cells: [Cell]
  }

  struct Cell: Equatable, Sendable {
    /// "2", "½", "0", or nothing for plain damage.
    let text: String
    /// The class that tells the factor: `x2`, `x5` or `x0`.
    let style: String?
  }

  let columns: [TypeLabel]
  let rows: [Row]

  init(_ context: SiteContext, links: Links) {
    let types = context.types.map(\.slug)
    columns = context.typeLabels(types, links: links)
    rows = zip(types, columns).map { attacker, label in
      Row(
        type: label,
        cells: types.map {
          Cell(context.index.typeChart.multiplier(attacking: attacker, defending: [$0]))
        })
    }
  }
}

extension TypeTable.Cell {
  /// `multiplier` is 0, 0.5, 1 or 2.
  init(_ multiplier: Double) {
    (text, style) =
      switch multiplier {
      case 0: ("0", "x0")
      case 0.5: ("½", "x5")
      case 2: ("2", "x2")
      default: ("", nil)
      }
  }
}

extension TypeTable: TemplateValue {
  static let fields: [Field<TypeTable>] = [
    .list("columns") { $0.columns },
    .list("rows") { $0.rows },
  ]
}

extension TypeTable.Row: TemplateValue {
  static let fields: [Field<TypeTable.Row>] = [
    .record("type") { $0.type },
    .list("cells") { $0.cells },
  ]
}

extension TypeTable.Cell: TemplateValue {
  static let fields: [Field<TypeTable.Cell>] = [
    .text("text") { $0.text },
    .text("style") { $0.style },
  ]
}
