package hypergate.game.event;

/// A fact of an event that code takes apart, and that is one line of notation for everybody else.
public interface Written {
  /// The line.
  String notation();
}
