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

  @Override
  public void hide(Claim claim, State state, Sight sight) {
    int from = claim.from();
    int to = from + claim.count();
    switch (this) {
      case PUBLIC -> {}
      case NOBODY -> blank(claim.kind(), from, to, state);
      case OWNER -> blankOthers(claim.kind(), from, share(claim.count()), state, sight);
      case SEEN_CARDS -> hideSets(from, to, state, sight);
      case SEEN_CARD -> hideCards(from, to, state, sight);
      case OWN_OR_SEEN_CARD -> hideOthersCards(from, state, sight);
    }
  }

  /// How many cells each seat has of so many.
  static int share(int count) {
    return count / Seat.MOST;
  }

  /// Makes cells empty.
  static void blank(Cells.Kind kind, int from, int to, State state) {
    switch (kind) {
      case BYTES -> Arrays.fill(state.b, from, to, (byte) 0);
      case INTS -> Arrays.fill(state.n, from, to, 0);
      case WORDS -> Arrays.fill(state.w, from, to, 0);
    }
  }

  /// Makes the cells of all seats empty but the viewer's.
  static void blankOthers(Cells.Kind kind, int from, int share, State state, Sight sight) {
    int own = from + Math.max(0, sight.self()) * share;
    blank(kind, from, own, state);
    blank(kind, sight.self() < 0 ? from : own + share, from + Seat.MOST * share, state);
  }

  /// See [Secrecy#SEEN_CARDS].
  static void hideSets(int from, int to, State state, Sight sight) {
    long[] words = state.w;
    long low = sight.low();
    long high = sight.high();
    for (int i = from; i < to; i += 2) {
      // Most are empty.
      if ((words[i] | words[i + 1]) == 0) continue;
      words[i] &= low;
      words[i + 1] &= high;
    }
  }

  /// See [Secrecy#SEEN_CARD].
  static void hideCards(int from, int to, State state, Sight sight) {
    for (int i = from; i < to; i++) hideCard(i, state, sight);
  }

  /// See [Secrecy#OWN_OR_SEEN_CARD].
  static void hideOthersCards(int from, State state, Sight sight) {
    for (int i = 0; i < Seat.MOST; i++) if (i != sight.self()) hideCard(from + i, state, sight);
  }

  private static void hideCard(int cell, State state, Sight sight) {
    int card = state.n[cell] - 1;
    if (card >= 0 && !sight.sees(card)) state.n[cell] = UNKNOWN_CARD;
  }

  /// See [Secrecy#ofCards]. Without a branch, since which cards are seen cannot be guessed.
  static void hideOfCards(int card, int open, int from, int count, State state, Sight sight) {
    byte[] bytes = state.b;
    long seen = sight.from(card);
    for (int i = 0; i < count; i++) {
      int shown = bytes[open + i] | (int) (seen >>> i & 1);
      bytes[from + i] &= (byte) ((shown | -shown) >> 31);
    }
  }
}
