package hypergate.game.state;

import org.jspecify.annotations.Nullable;

/// The state at the beginning of the present phase, from which the phase is run again. Games that
/// were forked from one another share it: a state that has been lent is never written to again.
/// While a game waits for people its own is packed.
public final class Checkpoint {
  /// Stands for a state that is packed.
  private static final State NONE = new State(0, 0, 0);

  private State own = new State();
  private State kept = own;
  private boolean lent;
  private @Nullable Packed packed;

  // The arrays of what is kept, found here at once.
  private byte[] b = kept.b;
  private int[] n = kept.n;
  private long[] w = kept.w;

  /// Nothing kept yet.
  public Checkpoint() {}

  /// Keeps a copy of this state.
  public void take(State state) {
    if (lent || own == NONE) own = new State();
    lent = false;
    packed = null;
    kept = own;
    kept.copyFrom(state);
    find();
  }

  /// Takes as little room as can be until it is needed again. Others keep what they share.
  public void rest() {
    if (packed != null) return;
    packed = new Packed(kept);
    lent = false;
    own = NONE;
    kept = own;
    find();
  }

  private void wake() {
    Packed resting = packed;
    if (resting == null) return;
    packed = null;
    own = resting.unpacked();
    kept = own;
    find();
  }

  private void find() {
    b = kept.b;
    n = kept.n;
    w = kept.w;
  }

  /// Keeps what another game keeps, without copying it.
  public void share(Checkpoint other) {
    other.wake();
    packed = null;
    if (other.kept == other.own) other.lent = true;
    kept = other.kept;
    b = other.b;
    n = other.n;
    w = other.w;
  }

  /// Makes a state equal to what is kept.
  public void restore(State state) {
    wake();
    state.copyFrom(b, n, w);
  }

  /// What is kept: to be read only.
  public State state() {
    wake();
    return kept;
  }
}
