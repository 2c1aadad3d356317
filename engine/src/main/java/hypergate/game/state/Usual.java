package hypergate.game.state;

import hypergate.game.piece.Seat;
import java.util.Arrays;

/// The rules of secrecy that most cells go by; said as constants of [Secrecy].
enum Usual implements Secrecy {
  PUBLIC,
  NOBODY,
  OWNER,
  SEEN_CARDS,
  SEEN_CARD,
  OWN_OR_SEEN_CARD;

  private static final Usual[] ALL = values();

  static Usual of(int ordinal) {
    return ALL[ordinal];
  }

  @Override
  public void hide(Claim claim, State state, Sight sight) {
    hide(claim.kind(), claim.from(), claim.count(), state, sight);
  }

  // Hot: for each claim of each view. See bench.
  void hide(Cells.Kind kind, int from, int count, State state, Sight sight) {
    switch (this) {
      case PUBLIC -> {}
      case NOBODY -> blank(kind, from, count, state);
      case OWNER -> {
        int share = count / Seat.MOST;
        int own = sight.self() < 0 ? from : from + sight.self() * share;
        blank(kind, from, own - from, state);
        int others = sight.self() < 0 ? from : own + share;
        blank(kind, others, from + count - others, state);
      }
      case SEEN_CARDS -> {
        for (int i = from; i < from + count; i += 2) {
          state.w[i] &= sight.low();
          state.w[i + 1] &= sight.high();
        }
      }
      case SEEN_CARD -> {
        for (int i = from; i < from + count; i++) hideCard(i, state, sight);
      }
      case OWN_OR_SEEN_CARD -> {
        for (int i = 0; i < Seat.MOST; i++) if (i != sight.self()) hideCard(from + i, state, sight);
      }
    }
  }

  /// Makes cells empty.
  static void blank(Cells.Kind kind, int from, int count, State state) {
    switch (kind) {
      case BYTES -> Arrays.fill(state.b, from, from + count, (byte) 0);
      case INTS -> Arrays.fill(state.n, from, from + count, 0);
      case WORDS -> Arrays.fill(state.w, from, from + count, 0);
    }
  }

  /// Makes those bytes of a pile empty that are higher than it is.
  static void blankAbove(int height, int from, int most, State state) {
    Arrays.fill(state.b, from + height, from + most, (byte) 0);
  }

  /// See [Secrecy#ofCards].
  static void hideOfCards(int card, int open, int from, int count, State state, Sight sight) {
    for (int i = 0; i < count; i++)
      if (state.b[open + i] == 0 && !sight.sees(card + i)) state.b[from + i] = 0;
  }

  private static void hideCard(int cell, State state, Sight sight) {
    int card = state.n[cell] - 1;
    if (card >= 0 && !sight.sees(card)) state.n[cell] = UNKNOWN_CARD;
  }
}
