package hypergate.game.state;

/// Shows to a viewer the cosmic cards that it sees where they lie.
@FunctionalInterface
public interface Eye {
  /// Adds what the viewer sees.
  void see(Sight sight);
}
