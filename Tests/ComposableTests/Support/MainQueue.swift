import Foundation

/// Whether the caller runs on the main thread.
func isOnMainQueue() -> Bool {
  Thread.isMainThread
}
