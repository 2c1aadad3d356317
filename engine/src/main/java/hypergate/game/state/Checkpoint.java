package hypergate.game.state;

/// The state at the beginning of the present phase, from which the phase is run again. Games that
/// were forked from one another share it: a state that has been lent is never written to again.
public final class Checkpoint {
  private State own = new State();
  private State kept = own;
  private boolean lent;

  // The arrays of what is kept, found here at once.
  private byte[] b = kept.b;
  private int[] n = kept.n;
  private long[] w = kept.w;

  /// Nothing kept yet.
  public Checkpoint() {}

  /// Keeps a copy of this state.
  public void take(State state) {
    if (lent) own = new State();
    lent = false;
    kept = own;
    kept.copyFrom(state);
    find();
  }

  private void find() {
    b = kept.b;
    n = kept.n;
    w = kept.w;
  }

  /// Keeps what another game keeps, without copying it.
  public void share(Checkpoint other) {
    if (other.kept == other.own) other.lent = true;
    kept = other.kept;
    b = other.b;
    n = other.n;
    w = other.w;
  }

  /// Makes a state equal to what is kept.
  public void restore(State state) {
    state.copyFrom(b, n, w);
  }

  /// What is kept: to be read only.
  public State state() {
    return kept;
  }
}
