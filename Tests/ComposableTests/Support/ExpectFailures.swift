import Composable
import Synchronization
import Testing

/// Runs `body`, which must fail with exactly these texts, in this order.
@MainActor
func expectFailures(
  _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation,
  body: () async -> Void
) async {
  let texts = RecordedIssues()
  await withKnownIssue(sourceLocation: sourceLocation) {
    await body()
  } matching: { issue in
    texts.record(issue.comments.first?.rawValue ?? "\(issue)")
    return true
  }
  #expect(texts.all == expected, sourceLocation: sourceLocation)
}

/// Collects reported issues, for code that runs without a test store.
final class RecordedIssues: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] {
    texts.withLock { $0 }
  }

  var reporter: IssueReporter {
    IssueReporter { [self] in record($0) }
  }

  func record(_ text: String) {
    texts.withLock { $0.append(text) }
  }
}
