import Composable

// Medians of the costs that a pipeline feels: actions through nested features, and many effects.
//
//     swift run -c release composable-benchmark

let counts = [1_000, 10_000]

await report("actions through four scopes", counts) { count in
  let store = Store(initialState: Level1.State()) { Level1() }
  return {
    for _ in 0..<count { store.send(.child(.child(.child(.child(.count))))) }
    precondition(store.state.child.child.child.child.count == count)
  }
}

await report("actions to a list, one for each row", counts) { count in
  let rows = IdentifiedArray((0..<count).map { Counter.State(id: $0) })
  let store = Store(initialState: List.State(rows: rows)) { List() }
  return {
    for id in 0..<count { store.send(.rows(.element(id: id, action: .count))) }
    precondition(store.state.rows.allSatisfy { $0.count == 1 })
  }
}

let bursts: [(name: String, action: (Int) -> Fan.Action)] = [
  ("actions that one effect sends", Fan.Action.burst),
  ("merged effects that send an action each", Fan.Action.merge),
  ("the same, each with an id of its own", Fan.Action.mergeWithIDs),
]

for burst in bursts {
  await report(burst.name, counts) { count in
    let store = Store(initialState: 0) { Fan() }
    return {
      await store.send(burst.action(count)).finish()
      precondition(store.state == count && store.inFlight == 0)
    }
  }
}
