package hypergate.game.verb;

import hypergate.game.card.Sheet;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.state.Secrecy;
import hypergate.game.state.State;
import hypergate.game.table.FurtherDeck;
import java.util.List;

/// Cards that lie face down on the sheets of aliens and are neither hand nor pile: nobody plays,
/// takes or counts them there. It is kept apart who had them. Everybody sees how many there are of
/// each player; what they are knows who has seen them before, and who is let look.
public final class SheetCards {
  private final Acting game;
  private final State state;

  // The sheets on which such cards can lie.
  private final List<Sheet> sheets;

  // Two words for each sheet and seat, from here on.
  private final int zones;

  SheetCards(Acting game) {
    this.game = game;
    this.state = game.state();
    this.sheets =
        game.content().aliens().stream().filter(alien -> !alien.cards().isEmpty()).toList();
    if (sheets.size() > Sizes.CARD_SHEETS) throw new IllegalStateException("cards on sheets");
    int words = 2 * sheets.size() * game.seats();
    this.zones = words == 0 ? 0 : game.cells().words(words, Secrecy.SEEN_CARDS);
  }

  private int zone(Sheet alien, Seat giver) {
    return zone(sheets.indexOf(alien) * game.seats() + giver.index());
  }

  /// How many sets of such cards there are in this game: one for each sheet and seat.
  public int zones() {
    return sheets.size() * game.seats();
  }

  /// The zone of one of these sets.
  public int zone(int number) {
    return zones + 2 * number;
  }

  /// Whose cards lie in one of these sets.
  public Seat giver(int number) {
    return Seat.of(number % game.seats());
  }

  /// Whether a seat has seen all cards in one of these sets, since it had them or was let look.
  public boolean isSeen(int number, Seat viewer) {
    Sheet alien = sheets.get(number / game.seats());
    return giver(number) == viewer || alien.seesCards() && game.powers().holder(alien) == viewer;
  }

  /// The cards of a seat on the sheet of an alien, as a scratch set.
  public CardSet of(Sheet alien, Seat giver) {
    int zone = zone(alien, giver);
    return game.scratch().set(state.low(zone), state.high(zone));
  }

  /// How many cards of a seat lie on the sheet of an alien.
  public int size(Sheet alien, Seat giver) {
    return state.size(zone(alien, giver));
  }

  /// A card of a hand goes there unseen: of that hand nobody else is sure of anything any more.
  public void lay(Sheet alien, Seat giver, int card) {
    game.cards().blur(giver, giver);
    game.cards().fromHand(giver, card);
    put(alien, giver, card);
    game.cards().knownTo(giver, card);
  }

  /// A card of a hand, taken at random by who has the sheet, goes there unseen: only whose it was
  /// can tell which one it is.
  public void layRandom(Sheet alien, Seat giver, Seat taker) {
    game.verbs().hands().taking(taker, giver);
    CardSet hand = game.verbs().insurance().spare(giver, game.cards().hand(giver));
    FurtherDeck further = game.cards().further();
    boolean other = further != null && further.isTaken(taker, hand.low(), hand.high(), 1);
    hand = game.verbs().insurance().spare(giver, game.cards().hand(giver));
    long low = hand.low() & game.content().backLow(other);
    long high = hand.high() & game.content().backHigh(other);
    if ((low | high) == 0) return;
    int card = game.asking().pick(low, high);
    lay(alien, giver, card);
    CardSet laid = game.scratch().clear();
    laid.add(card);
    if (game.isHeard())
      game.tell(new Event.LaidAside(giver, 1, game.cards().names(laid), game.cause()));
  }

  /// A card from there comes back unseen to the hand of who had it.
  public void giveBack(Sheet alien, Seat giver, int card) {
    lift(alien, giver, card);
    game.cards().toHand(giver, card);
    game.cards().knownTo(giver, card);
    if (game.isHeard())
      game.tell(new Event.Took(giver, game.powers().holder(alien), 1, List.of(), game.cause()));
    game.verbs().sweep();
  }

  /// A main player's face-down encounter card goes there unseen.
  public void laySelected(Sheet alien, Seat main) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.encounter().card(main, -1);
    game.cards().fromAside(card);
    put(alien, main, card);
  }

  /// A second encounter card that a seat has laid down goes there unseen.
  public void laySecond(Sheet alien, Seat seat) {
    int card = game.encounter().second(seat);
    if (card >= 0) laySecond(alien, seat, seat, card);
  }

  /// A card of a hand goes there face up.
  ///
  /// @param by whose hand it is; the card lies with those of `giver`
  public void layOpen(Sheet alien, Seat giver, Seat by, int card) {
    game.cards().fromHand(by, card);
    put(alien, giver, card);
    open(by, card);
  }

  /// A main player's revealed encounter card goes there face up, with the cards of `giver`.
  public void layRevealed(Sheet alien, Seat giver, Seat main) {
    int card = game.encounter().card(main);
    if (card < 0) return;
    game.encounter().card(main, -1);
    game.cards().fromAside(card);
    put(alien, giver, card);
    open(main, card);
  }

  /// A second encounter card that has been revealed goes there face up, with the cards of `giver`.
  public void laySecondOpen(Sheet alien, Seat giver, Seat seat) {
    int card = game.encounter().second(seat);
    if (card < 0) return;
    laySecond(alien, giver, seat, card);
    open(seat, card);
  }

  private void laySecond(Sheet alien, Seat giver, Seat seat, int card) {
    game.encounter().second(seat, -1);
    game.cards().fromAside(card);
    put(alien, giver, card);
  }

  private void open(Seat by, int card) {
    game.cards().knownToAll(card);
    CardSet up = game.scratch().clear();
    up.add(card);
    if (game.isHeard()) game.tell(new Event.Showed(by, game.cards().names(up), game.cause()));
  }

  private void put(Sheet alien, Seat giver, int card) {
    game.cards().aside(card);
    state.put(zone(alien, giver), card);
  }

  /// A card is taken up from there; it lies nowhere until it is put somewhere.
  public void lift(Sheet alien, Seat giver, int card) {
    state.pull(zone(alien, giver), card);
    game.cards().fromAside(card);
  }

  /// A card from there, which its giver and who has the sheet have both seen, comes to the hand of
  /// one of them.
  public void take(Sheet alien, Seat giver, int card, Seat to) {
    lift(alien, giver, card);
    game.cards().toHand(to, card);
    CardSet taken = game.scratch().clear();
    taken.add(card);
    Seat from = to == giver ? game.powers().holder(alien) : giver;
    if (game.isHeard())
      game.tell(new Event.Took(to, from, 1, game.cards().names(taken), game.cause()));
    game.verbs().sweep();
  }

  /// Who has the sheet looks at a card that a seat has just laid there.
  public void look(Sheet alien, Seat giver, Seat viewer, int card) {
    if (!of(alien, giver).has(card)) return;
    game.cards().knownTo(viewer, card);
    CardSet seen = game.scratch().clear();
    seen.add(card);
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, giver, game.cards().names(seen), game.cause()));
  }

  /// A card from there is discarded, face up, as one of this seat.
  public void discard(Sheet alien, Seat giver, int card, Seat by) {
    lift(alien, giver, card);
    game.verbs().settleDiscard(by, card);
  }

  /// All cards on the sheet of an alien go into their decks, which are shuffled.
  public void shuffleIn(Sheet alien) {
    FurtherDeck further = game.cards().further();
    boolean others = false;
    for (int i = 0; i < game.seats(); i++) {
      int zone = zone(alien, Seat.of(i));
      for (int card = state.next(zone, 0); card >= 0; card = state.next(zone, card + 1)) {
        lift(alien, Seat.of(i), card);
        others |= game.content().hasOtherBack(card);
        game.cards().ontoDeck(card);
      }
    }
    game.cards().shuffleDeck();
    if (others && further != null) further.deck().shuffle();
  }

  /// A sheet leaves the game: the cards on it are discarded.
  void sheetLeaves(Sheet alien) {
    if (!sheets.contains(alien)) return;
    for (int i = 0; i < game.seats(); i++) {
      Seat giver = Seat.of(i);
      for (int card = of(alien, giver).next(0); card >= 0; card = of(alien, giver).next(0))
        discard(alien, giver, card, giver);
    }
  }
}
