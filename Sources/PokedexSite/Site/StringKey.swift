/// The words that the program itself puts together. A strings file holds all of them, beside
/// those that only the templates read.
///
/// A placeholder stands in braces: `Page {page} of {pages}`.
package enum StringKey: String, CaseIterable, Sendable {
  // Numbers and lists.
  case decimalPoint = "number.decimal-point"
  case thousands = "number.thousands"
  case listPair = "list.pair"
  case listSeparator = "list.separator"

  // Every page.
  case siteName = "site.name"
  case pageTitle = "page.title"
  case pageOf = "page.of"
  case pageLabel = "page.label"
  case number = "pokemon.number"
  case navPokemon = "nav.pokemon"
  case navTypes = "nav.types"
  case navGenerations = "nav.generations"
  case navNames = "nav.names"
  case navFavorites = "nav.favorites"

  // The list.
  case listTitle = "list.title"
  case listDescription = "list.description"
  case listRange = "list.range"
}
