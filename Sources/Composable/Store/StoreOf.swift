/// A reducer's store: `StoreOf<ListFeature>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
