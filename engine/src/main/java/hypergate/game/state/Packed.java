package hypergate.game.state;

import java.util.BitSet;

/// A state in little room: most of its cells are empty in any one game, and only the others are
/// kept.
final class Packed {
  private final int bytes;
  private final int ints;
  private final int words;

  /// Which cells are not empty: bytes first, then ints, then words.
  private final BitSet full = new BitSet();

  private final byte[] b;
  private final int[] n;
  private final long[] w;

  Packed(State state) {
    bytes = state.b.length;
    ints = state.n.length;
    words = state.w.length;
    for (int i = 0; i < bytes; i++) if (state.b[i] != 0) full.set(i);
    for (int i = 0; i < ints; i++) if (state.n[i] != 0) full.set(bytes + i);
    for (int i = 0; i < words; i++) if (state.w[i] != 0) full.set(bytes + ints + i);
    int upToBytes = full.get(0, bytes).cardinality();
    int upToInts = full.get(0, bytes + ints).cardinality();
    b = new byte[upToBytes];
    n = new int[upToInts - upToBytes];
    w = new long[full.cardinality() - upToInts];
    int at = full.nextSetBit(0);
    for (int i = 0; i < b.length; i++, at = full.nextSetBit(at + 1)) b[i] = state.b[at];
    for (int i = 0; i < n.length; i++, at = full.nextSetBit(at + 1)) n[i] = state.n[at - bytes];
    for (int i = 0; i < w.length; i++, at = full.nextSetBit(at + 1))
      w[i] = state.w[at - bytes - ints];
  }

  /// The state as it was, in arrays of its own.
  State unpacked() {
    State state = new State(bytes, ints, words);
    int at = full.nextSetBit(0);
    for (byte each : b) {
      state.b[at] = each;
      at = full.nextSetBit(at + 1);
    }
    for (int each : n) {
      state.n[at - bytes] = each;
      at = full.nextSetBit(at + 1);
    }
    for (long each : w) {
      state.w[at - bytes - ints] = each;
      at = full.nextSetBit(at + 1);
    }
    return state;
  }
}
