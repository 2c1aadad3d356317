package hypergate.server.table;

import hypergate.server.protocol.Problem;

/// What became of the wish to hear of everything.
public sealed interface Subscription {
  /// The subscriber hears of everything until it closes this.
  non-sealed interface Open extends Subscription, AutoCloseable {
    /// The viewer is gone.
    @Override
    void close();
  }

  /// There is nothing to hear for this viewer.
  ///
  /// @param problem why
  record Refused(Problem problem) implements Subscription {}
}
