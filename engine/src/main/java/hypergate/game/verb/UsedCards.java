package hypergate.game.verb;

import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.state.Layout;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.state.Zone;
import hypergate.game.timing.Use;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import java.util.List;

/// Cards that have been played: they settle or leave the game; the main players' encounter cards,
/// when the encounter is resolved, may be kept or fetched from the discard pile (R-12.8 S6).
public final class UsedCards {
  /// The encounter card that each main player has used and discarded, plus one.
  private static final int USED_CARD = Layout.USED;

  private final Acting game;

  // The first of the two words of the cards that may be fetched again.
  private final int fetchable;
  private final State state;

  UsedCards(Acting game) {
    this.game = game;
    this.state = game.state();
    this.fetchable = game.cells().words(2, Secrecy.PUBLIC);
    game.cells().ofInts(Layout.USED, Seat.MOST, Secrecy.PUBLIC);
  }

  /// Puts a card that was played and lies nowhere on the discard pile, or out of the game if played
  /// cards leave it.
  public void settlePlayed(Seat seat, int card) {
    if (game.query(Query.PLAYED_LEAVES, seat, 0) == 0) game.verbs().settleDiscard(seat, card);
    else leaveGame(seat, card);
  }

  /// A card that lies nowhere leaves the game for good, and everybody sees it.
  public void leaveGame(Seat seat, int card) {
    state.put(Zone.OUT, card);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(
          new Event.CardsRemoved(seat, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// A card that lies nowhere leaves the game, and everybody sees it; an effect may fetch it again.
  public void putOut(Seat seat, int card) {
    leaveGame(seat, card);
    state.w[fetchable + (card >> 6)] |= 1L << card;
  }

  /// The cards that have left the game and may be fetched again, as the scratch set.
  public CardSet fetchable() {
    return game.scratch().set(state.w[fetchable], state.w[fetchable + 1]);
  }

  /// A card that may be fetched again comes back into the game; it lies nowhere yet.
  public void fetch(int card) {
    state.pull(Zone.OUT, card);
    state.w[fetchable + (card >> 6)] &= ~(1L << card);
  }

  /// The revealed encounter card of a main player is cancelled and discarded; it counts as an
  /// attack of nothing.
  public void cancelRevealed(Seat seat) {
    int card = game.encounter().card(seat);
    game.encounter().card(seat, -1);
    game.encounter().becomes(seat, Kind.ATTACK, 0);
    if (card < 0) return;
    game.cards().fromAside(card);
    settlePlayed(seat, card);
  }

  /// A card that lies face up on a sheet and a main player's revealed encounter card change places;
  /// a morph copies what is printed on the other card.
  public void swapRevealed(Seat seat, int instance, int card) {
    int before = game.encounter().card(seat);
    game.cards().fromPile(instance, card);
    game.cards().aside(card);
    game.encounter().card(seat, -1);
    game.verbs().replaceRevealed(seat, card);
    layDown(instance, before);
  }

  /// A card of a sheet takes the place of a main player's revealed encounter card, which is
  /// discarded.
  public void replaceFromPile(Seat main, int instance, int card) {
    game.cards().fromPile(instance, card);
    game.cards().aside(card);
    game.verbs().replaceRevealed(main, card);
  }

  /// The same before cards are revealed: what comes onto the sheet lies face up.
  public void swapSelected(Seat seat, int instance, int card) {
    int before = game.encounter().card(seat);
    game.cards().fromPile(instance, card);
    game.cards().aside(card);
    game.encounter().card(seat, card);
    layDown(instance, before);
    if (game.isHeard())
      game.tell(
          new Event.Showed(seat, List.of(game.cards().face(before).notation()), game.cause()));
  }

  private void layDown(int instance, int card) {
    if (card < 0) return;
    game.cards().fromAside(card);
    game.cards().toPile(instance, card, false);
    game.cards().knownToAll(card);
  }

  /// In FLARE_RESOLVED: whether the flare is on its way back to the hand of who has played it.
  public boolean comesBack() {
    return isKept() && !game.answering().isFromPile();
  }

  /// In FLARE_RESOLVED and ARTIFACT_RESOLVED: whether the card is on its way back to the pile of a
  /// sheet from which it was played.
  public boolean comesBackToPile() {
    Use use = game.answering();
    return use.isFromPile() && !use.isChannelled() && (use.isFlare() ? isKept() : use.isKept());
  }

  private boolean isKept() {
    Use use = game.answering();
    return !use.isGone()
        && !use.isDiscarded()
        && game.query(Query.FLARE_BURNS, use.seat(), 0) == 0
        && game.query(Query.PLAYED_LEAVES, use.seat(), 0) == 0;
  }

  /// In FLARE_RESOLVED: the flare goes to another hand instead, in the open; it has been played all
  /// the same.
  public void takeResolved(Seat to) {
    Use use = game.answering();
    int card = use.card();
    use.gone();
    game.cards().fromAside(card);
    game.cards().toHand(to, card);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(
          new Event.Took(
              to, use.seat(), 1, List.of(game.cards().face(card).notation()), game.cause()));
  }

  /// In KEEPING: a seat takes the encounter card that lies in front of it into its hand, in the
  /// open; one that has come from a pile that is as good as the hand goes there.
  public void keep(Seat seat) {
    int card = game.encounter().card(seat);
    if (card < 0) return;
    game.encounter().card(seat, -1);
    game.cards().fromAside(card);
    int pile = game.encounter().pileOfSelected(seat);
    boolean asHand = game.query(Query.PILE_PLAYABLE, seat, 0) >= Query.AS_HAND;
    if (pile >= 0 && asHand) game.cards().toPile(pile, card, true);
    else game.cards().backToHand(seat, card);
    game.cards().knownToAll(card);
    if (game.isHeard())
      game.tell(new Event.TookBack(seat, game.cards().face(card).notation(), game.cause()));
  }

  /// Notes that the encounter card of a main player has been used and goes to the discard pile.
  public void note(Seat seat, int card) {
    state.n[USED_CARD + seat.index()] = card + 1;
  }

  /// In DISCARDED: the encounter card that this seat has used, if it still lies on the discard
  /// pile; -1 if it does not.
  public int of(Seat seat) {
    int card = state.n[USED_CARD + seat.index()] - 1;
    return card >= 0 && game.cards().isDiscarded(card) ? card : -1;
  }

  /// In DISCARDED: the encounter cards used that still lie on the discard pile, except those of one
  /// seat, as the scratch set.
  public CardSet but(Seat seat) {
    CardSet cards = game.scratch();
    cards.clear();
    for (int p = 0; p < 2; p++) {
      Seat main = game.inOrder(p);
      int card = main == seat ? -1 : of(main);
      if (card >= 0) cards.add(card);
    }
    return cards;
  }

  /// Whether there is any in [#but].
  public boolean isAny(Seat seat) {
    for (int p = 0; p < 2; p++)
      if (game.inOrder(p) != seat && of(game.inOrder(p)) >= 0) return true;
    return false;
  }
}
