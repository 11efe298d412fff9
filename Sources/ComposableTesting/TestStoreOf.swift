public import Composable

/// A reducer's test store: `TestStoreOf<ListFeature>`.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
where R.State: Equatable, R.Action: CasePathable
