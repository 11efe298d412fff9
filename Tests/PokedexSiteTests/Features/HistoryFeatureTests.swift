import Composable
import ComposableTesting
import Foundation
import PokeAPI
import Testing

@testable import PokedexSite

@MainActor @Suite(.timeLimit(.minutes(1))) struct HistoryFeatureTests {
  private static let date = Date(timeIntervalSince1970: 1_796_095_020)

  private func store(_ known: Result<History?, SourceFailure>) -> TestStoreOf<HistoryFeature> {
    TestStore(initialState: HistoryFeature.State(isKept: true)) {
      HistoryFeature()
    } withDependencies: {
      $0.history = HistoryClient(
        load: { try known.get() }, replace: { _, _ in Issue.record("a reducer wrote the history") })
      $0.date = .constant(Self.date)
    }
  }

  @Test func theFirstBuildBeginsAHistory() async {
    let store = store(.success(nil))
    await store.send(.load) { $0.known = .loading }
    await store.receive(\.loaded) { $0.known = .loaded(nil) }
    await store.send(.compare(Sample.snapshot, isComplete: true))
    await store.receive(\.compared) {
      $0.recorded = .beginning(with: Sample.snapshot.factSheets, at: Timestamp(Self.date))
    }
  }

  @Test func aLaterBuildAddsWhatChanged() async {
    let known = History.beginning(with: Sample.snapshot.factSheets, at: .epoch)
    let store = store(.success(known))
    await store.send(.load) { $0.known = .loading }
    await store.receive(\.loaded) { $0.known = .loaded(known) }
    var snapshot = Sample.snapshot
    snapshot.pokemon[1].stats.speed = 66
    await store.send(.compare(snapshot, isComplete: true))
    await store.receive(\.compared) {
      $0.recorded = History(
        began: .epoch, sheets: snapshot.factSheets,
        changes: [
          ChangeSet(
            number: 1, date: Timestamp(Self.date),
            entries: [
              EntryChange(
                key: SheetKey(.pokemon, "charmander"), name: "Charmander", kind: .changed,
                facts: [FactChange(fact: "stat.speed", old: "65", new: "66")])
            ])
        ])
    }
  }

  @Test func aHistoryThatCannotBeReadIsAFailure() async {
    let failure = SourceFailure(
      kind: .undecodable, subject: "history.json", problem: "is no history", remedy: "Mend it.")
    let store = store(.failure(failure))
    await store.send(.load) { $0.known = .loading }
    await store.receive(\.failed) { $0.known = .failed(failure) }
  }
}
