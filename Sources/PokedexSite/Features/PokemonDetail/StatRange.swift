/// What a base stat comes to at a level, by the rules of the main games since generation III: the
/// least with a hindering nature, no effort and no individual value, the most with a helping
/// nature, 252 effort points and an individual value of 31.
struct StatRange: Equatable, Sendable {
  let least: Int
  let most: Int

  /// A base stat of 0 to 255 at a level of 1 to 100. Hit points have a rule of their own and know no
  /// nature; who has a base value of 1, as Shedinja alone has, always has 1.
  init(base: Int, level: Int, isHP: Bool) {
    let base = min(max(base, 0), 255)
    // An effort point is a quarter, and an individual value a half, of a base point.
    let bare = 2 * base * level / 100
    let trained = (2 * base + 31 + 252 / 4) * level / 100
    switch (isHP, base) {
    case (true, 1):
      least = 1
      most = 1
    case (true, _):
      least = bare + level + 10
      most = trained + level + 10
    case (false, _):
      least = (bare + 5) * 9 / 10
      most = (trained + 5) * 11 / 10
    }
  }
}
