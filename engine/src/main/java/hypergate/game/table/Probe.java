package hypergate.game.table;

/// Tells whether an answer could be another one for all that everybody at the table can see. While
/// a condition is looked at, everything that shows what is hidden (a hand, a pile, the face of a
/// sheet or card that lies face down) reports here that it was looked at.
public final class Probe {
  private boolean peeked;

  /// Something hidden is being looked at.
  public void peek() {
    peeked = true;
  }

  /// Begins to watch: nothing hidden has been looked at so far.
  public void begin() {
    peeked = false;
  }

  /// Whether the answer is yes, or could be for all that others know: it was found by looking at
  /// something hidden.
  public boolean isPossible(boolean holds) {
    return holds || peeked;
  }
}
