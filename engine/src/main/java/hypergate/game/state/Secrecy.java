package hypergate.game.state;

import hypergate.game.piece.Seat;

/// Who may know what stands in cells: a word that every claim needs, so that nothing is claimed of
/// which nobody has said who sees it. A part with a rule of its own writes it beside its cells.
@FunctionalInterface
public interface Secrecy {
  /// In a view: the number of a card that is there and that the viewer does not know, plus one.
  int UNKNOWN_CARD = 1000;

  /// The same in a byte.
  byte UNKNOWN = 127;

  /// Takes out of claimed cells what a viewer may not know.
  void hide(Claim claim, State state, Sight sight);

  /// Everybody sees it.
  Secrecy PUBLIC = (claim, state, sight) -> {};

  /// Nobody sees it: the order of a deck, the generator, what follows from hidden things.
  Secrecy NOBODY = (claim, state, sight) -> claim.blank(state);

  /// Each seat sees its own share: as many cells for each.
  Secrecy OWNER =
      (claim, state, sight) -> {
        int share = claim.count() / Seat.MOST;
        for (int i = 0; i < Seat.MOST; i++)
          if (i != sight.self()) claim.blank(state, i * share, share);
      };

  /// Sets of cosmic cards, two words each: who sees a card sees that it lies there.
  Secrecy SEEN_CARDS =
      (claim, state, sight) -> {
        for (int i = claim.from(); i < claim.from() + claim.count(); i += 2) {
          state.w[i] &= sight.low();
          state.w[i + 1] &= sight.high();
        }
      };

  /// Ints with a cosmic card each, plus one: that there is one sees everybody, which one who sees
  /// the card.
  Secrecy SEEN_CARD =
      (claim, state, sight) -> {
        for (int i = 0; i < claim.count(); i++) hideCard(claim.from() + i, state, sight);
      };

  /// The same with one for each seat, which in any case sees its own.
  Secrecy OWN_OR_SEEN_CARD =
      (claim, state, sight) -> {
        for (int i = 0; i < Seat.MOST; i++)
          if (i != sight.self()) hideCard(claim.from() + i, state, sight);
      };

  private static void hideCard(int cell, State state, Sight sight) {
    int card = state.n[cell] - 1;
    if (card >= 0 && !sight.sees(card)) state.n[cell] = UNKNOWN_CARD;
  }
}
