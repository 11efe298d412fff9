/// Work a reducer asks for, as plain data: only a store interprets it.
///
/// The dependencies in force when an effect is made are those it sees while it runs.
public struct Effect<Action: Sendable>: Sendable {
  package indirect enum Node: Sendable {
    case none
    case send(Action)
    case run(TaskPriority?, @Sendable @concurrent (Send<Action>) async -> Void)
    case merge([Node])
    case concatenate([Node])
    case cancel(EffectID)
    case cancellable(EffectID, cancelInFlight: Bool, Node)
    case throttle(EffectID, Throttling, Node)
  }

  package let node: Node

  package init(_ node: Node) {
    self.node = node
  }

  /// No work. It costs nothing, however many reducers it passes.
  public static var none: Self {
    Self(.none)
  }

  /// Sends an action as soon as the current one is handled, before any other comes in.
  ///
  /// To share logic between actions prefer a `mutating func` of the state; this is for a child
  /// that tells its parent.
  public static func send(_ action: Action) -> Self {
    Self(.send(action))
  }

  /// Asynchronous work off the main actor, which sends any number of actions.
  ///
  /// `CancellationError` is no failure: it ends the work in silence.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil takes over that of the sender.
  ///   - operation: The work. Its `send` is dead once the work has ended or was cancelled.
  ///   - handler: Gets any other error; without it the error is a reported issue.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable @concurrent (Send<Action>) async throws -> Void,
    catch handler: (@Sendable @concurrent (any Error, Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let dependencies = DependencyValues.current
    return Self(
      .run(priority) { send in
        await DependencyValues.$current.withValue(dependencies) {
          do {
            try await operation(send)
          } catch is CancellationError {
            return
          } catch {
            guard let handler else {
              reportIssue(
                """
                The effect made at \(fileID):\(line) threw an error that nobody handles: \(error)

                Give Effect.run a `catch:` that sends an action for it.
                """)
              return
            }
            await handler(error, send)
          }
        }
      })
  }

  package var isNone: Bool {
    if case .none = node { true } else { false }
  }
}
