package hypergate.game.timing;

import hypergate.game.card.Ability;
import hypergate.game.card.ArtifactCard;
import hypergate.game.card.Face;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import org.jspecify.annotations.Nullable;

/// Cards that a power lets its owner play as artifacts that they are not: at the moment and in the
/// role of the artifact that is named. What is played is that artifact until it has settled; what
/// goes to the discards is the card.
public final class Changed {
  private final Timing game;

  Changed(Timing game) {
    this.game = game;
  }

  /// The artifacts of the decks of this game that a seat could play in a window now if it had them,
  /// one card of each.
  ///
  /// @param inUse whether it is asked by what the seat uses for it
  public CardSet named(Seat seat, Window window, boolean inUse) {
    return inUse ? game.pipeline().without(() -> named(seat, window)) : named(seat, window);
  }

  private CardSet named(Seat seat, Window window) {
    CardSet named = new CardSet();
    if (game.query(Query.MAY_PLAY, seat, 1) == 0) return named;
    long low = game.content().kindLow(Kind.ARTIFACT);
    long high = game.content().kindHigh(Kind.ARTIFACT);
    Face last = null;
    for (int card = CardSet.next(low, high, 0);
        card >= 0;
        card = CardSet.next(low, high, card + 1)) {
      Face face = game.cards().face(card);
      if (face == last) continue;
      last = face;
      if (ability(seat, card, window) != null) named.add(card);
    }
    return named;
  }

  private @Nullable Ability ability(Seat seat, int named, Window window) {
    ArtifactCard artifact = game.cards().face(named).artifact();
    if (artifact == null || !artifact.takesPart(game.rules())) return null;
    if (!artifact.deck().isEmpty() && !isInUse(named)) return null;
    for (Ability ability : artifact.effect().in(window))
      if (!ability.mandatory()
          && ability.role().covers(game.encounter().position(seat))
          && (ability.when() == Ability.ALWAYS
              || game.pipeline().holds(named, ability.when(), seat))) return ability;
    return null;
  }

  // Whether a card of a further deck is in this one, which is in the game.
  private boolean isInUse(int card) {
    FurtherDeck further = game.cards().further();
    return further != null && further.inUse() && further.holds(card);
  }

  /// A seat that uses a power plays a card of its hand as an artifact.
  public void play(Seat seat, int instance, int card, int named, Window window) {
    Ability ability = game.pipeline().without(() -> ability(seat, named, window));
    if (ability != null && game.cards().inHand(seat, card))
      game.pipeline().playAs(seat, instance, card, ability);
  }
}
