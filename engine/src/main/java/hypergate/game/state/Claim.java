package hypergate.game.state;

import java.util.Arrays;

/// Cells that a part has claimed, and who may know what stands there.
public record Claim(Cells.Kind kind, int from, int count, Secrecy secrecy) {

  /// Makes all cells empty.
  void blank(State state) {
    blank(state, 0, count);
  }

  /// Makes some cells empty, counted within the claim.
  void blank(State state, int first, int cells) {
    int start = from + first;
    switch (kind) {
      case BYTES -> Arrays.fill(state.b, start, start + cells, (byte) 0);
      case INTS -> Arrays.fill(state.n, start, start + cells, 0);
      case WORDS -> Arrays.fill(state.w, start, start + cells, 0);
    }
  }
}
