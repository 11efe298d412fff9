/// The words that the program itself puts together. A strings file holds all of them, beside
/// those that only the templates read.
///
/// A placeholder stands in braces: `Page {page} of {pages}`.
enum StringKey: String, CaseIterable, Sendable {
  // Numbers and lists.
  case decimalPoint = "number.decimalPoint"
  case thousands = "number.thousands"
  case groupedFrom = "number.groupedFrom"
  case listPair = "list.pair"
  case listOtherPair = "list.otherPair"
  case listOtherPairBefore = "list.otherPairBefore"
  case listSeparator = "list.separator"

  // Every page.
  case siteName = "site.name"
  case cardAlt = "site.card"
  case languageName = "language.name"
  case languageLocale = "language.locale"
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

  // Measures.
  case meters = "measure.meters"
  case feet = "measure.feet"
  case kilograms = "measure.kilograms"
  case pounds = "measure.pounds"
  case percent = "measure.percent"
  case outOf255 = "measure.outOf255"
  case unknown = "measure.unknown"
  case unknownWeight = "measure.unknownWeight"

  // The detail page.
  case detailTitle = "detail.title"
  case detailDescription = "detail.description"
  case legendary = "detail.legendary"
  case mythical = "detail.mythical"
  case baby = "detail.baby"
  case statsNote = "detail.statsNote"
  case defenseNote = "detail.defenseNote"
  case abilityHidden = "detail.abilityHidden"
  case varietySize = "detail.varietySize"

  // Facts.
  case factHeight = "fact.height"
  case factWeight = "fact.weight"
  case factGender = "fact.gender"
  case factEggGroups = "fact.eggGroups"
  case factHatching = "fact.hatching"
  case factGrowth = "fact.growth"
  case factCapture = "fact.capture"
  case factFriendship = "fact.friendship"
  case factExperience = "fact.experience"
  case factEffort = "fact.effort"
  case factColor = "fact.color"
  case factShape = "fact.shape"
  case factHabitat = "fact.habitat"
  case genderless = "gender.none"
  case alwaysMale = "gender.male"
  case alwaysFemale = "gender.female"
  case genderRatio = "gender.ratio"
  case hatchCycles = "fact.hatchCycles"
  case effortPoints = "fact.effortPoints"

  // Base stats.
  case statHP = "stat.hp"
  case statAttack = "stat.attack"
  case statDefense = "stat.defense"
  case statSpecialAttack = "stat.specialAttack"
  case statSpecialDefense = "stat.specialDefense"
  case statSpeed = "stat.speed"

  // Evolution.
  case evolutionJoint = "evolution.joint"
  case evolutionForms = "evolution.forms"
  case evolutionFrom = "evolution.from"
  case evolutionSince = "evolution.since"
  case evolutionOnlyIn = "evolution.onlyIn"
  case evolutionBreeding = "evolution.breeding"
  case evolutionLevel = "evolution.level"
  case evolutionLevelUp = "evolution.levelUp"
  case evolutionTrade = "evolution.trade"
  case evolutionTradeFor = "evolution.tradeFor"
  case evolutionUse = "evolution.useItem"
  case evolutionUseMove = "evolution.useMove"
  case evolutionAgileStyle = "evolution.agileStyle"
  case evolutionStrongStyle = "evolution.strongStyle"
  case evolutionShed = "evolution.shed"
  case evolutionOther = "evolution.other"
  case evolutionAtLevel = "evolution.atLevel"
  case evolutionFemale = "evolution.female"
  case evolutionMale = "evolution.male"
  case evolutionDay = "evolution.day"
  case evolutionNight = "evolution.night"
  case evolutionDusk = "evolution.dusk"
  case evolutionFullMoon = "evolution.fullMoon"
  case evolutionTime = "evolution.time"
  case evolutionAttackLower = "evolution.attackLower"
  case evolutionAttackEqual = "evolution.attackEqual"
  case evolutionAttackHigher = "evolution.attackHigher"
  case evolutionHolding = "evolution.holding"
  case evolutionWith = "evolution.with"
  case evolutionKnowing = "evolution.knowing"
  case evolutionKnowingType = "evolution.knowingType"
  case evolutionUsing = "evolution.using"
  case evolutionAt = "evolution.location"
  case evolutionIn = "evolution.region"
  case evolutionParty = "evolution.party"
  case evolutionPartyType = "evolution.partyType"
  case evolutionFor = "evolution.for"
  case evolutionFriendship = "evolution.friendship"
  case evolutionAffection = "evolution.affection"
  case evolutionBeauty = "evolution.beauty"
  case evolutionDamage = "evolution.damage"
  case evolutionSteps = "evolution.steps"
  case evolutionRock = "evolution.rock"
  case evolutionRain = "evolution.rain"
  case evolutionUpsideDown = "evolution.upsideDown"
  case evolutionMultiplayer = "evolution.multiplayer"
  case evolutionUnknownCondition = "evolution.unknownCondition"

  // Types.
  case typesTitle = "types.title"
  case typesDescription = "types.description"
  case typeTitle = "type.title"
  case typeDescription = "type.description"
  case typeSummary = "type.summary"
  case typeDouble = "type.double"
  case typeHalf = "type.half"
  case typeNone = "type.none"

  // Generations.
  case generationsTitle = "generations.title"
  case generationsDescription = "generations.description"
  case generationDescription = "generation.description"
  case generationSummary = "generation.summary"

  // Names.
  case namesTitle = "names.title"
  case namesDescription = "names.description"
  case namesSummary = "names.summary"
  case namesLetterTitle = "names.letterTitle"
  case namesLetterDescription = "names.letterDescription"
  case namesOther = "names.other"

  // Favorites, search, error page.
  case favoritesTitle = "favorites.title"
  case favoritesDescription = "favorites.description"
  case searchTitle = "search.title"
  case searchDescription = "search.description"
  case notFoundTitle = "notFound.title"
  case notFoundDescription = "notFound.description"
}

extension StringKey {
  /// The names of the six base stats, in their order.
  static let stats: [StringKey] = [
    .statHP, .statAttack, .statDefense, .statSpecialAttack, .statSpecialDefense, .statSpeed,
  ]
}
