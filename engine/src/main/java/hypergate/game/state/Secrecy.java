package hypergate.game.state;

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
  Secrecy PUBLIC = Usual.PUBLIC;

  /// Nobody sees it: the order of a deck, the generator, what follows from hidden things.
  Secrecy NOBODY = Usual.NOBODY;

  /// Each seat sees its own share: as many cells for each.
  Secrecy OWNER = Usual.OWNER;

  /// Sets of cosmic cards, two words each: who sees a card sees that it lies there.
  Secrecy SEEN_CARDS = Usual.SEEN_CARDS;

  /// Ints with a cosmic card each, plus one: that there is one sees everybody, which one who sees
  /// the card.
  Secrecy SEEN_CARD = Usual.SEEN_CARD;

  /// The same with one for each seat, which in any case sees its own.
  Secrecy OWN_OR_SEEN_CARD = Usual.OWN_OR_SEEN_CARD;

  /// Bytes with something about a cosmic card each: seen by who sees the card, and by everybody
  /// while a byte that goes with it is not 0.
  ///
  /// @param first the number of the first card
  /// @param open the first of the bytes that go with them
  static Secrecy ofCards(int first, int open) {
    return new OfCards(first, open);
  }

  /// See [#ofCards].
  record OfCards(int first, int open) implements Secrecy {
    @Override
    public void hide(Claim claim, State state, Sight sight) {
      Usual.hideOfCards(first, open, claim.from(), claim.count(), state, sight);
    }
  }

  /// A rule by which there is something to hide only while an int is not 0.
  static Secrecy whileSet(int cell, Secrecy rule) {
    return new While(cell, rule);
  }

  /// See [#whileSet].
  record While(int cell, Secrecy rule) implements Secrecy {
    @Override
    public void hide(Claim claim, State state, Sight sight) {
      if (state.n[cell] != 0) rule.hide(claim, state, sight);
    }
  }
}
