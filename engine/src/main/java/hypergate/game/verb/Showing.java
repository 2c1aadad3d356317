package hypergate.game.verb;

import hypergate.game.card.Option;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.game.table.Pile;
import hypergate.game.word.Kind;
import java.util.function.IntPredicate;

/// Cards in a hand that somebody looks at, that are shown to everybody, or that are taken from
/// there once they have been seen or named.
public final class Showing {
  private final Acting game;
  private final Hands hands;

  Showing(Acting game, Hands hands) {
    this.game = game;
    this.hands = hands;
  }

  /// Lets a seat look at another's hand.
  public void look(Seat viewer, Seat owner) {
    CardSet cards = game.cards().hand(owner);
    game.cards().knownTo(viewer, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, game.cards().names(cards), game.cause()));
  }

  /// Lets a seat look at all cards of a type in another's hand.
  public void look(Seat viewer, Seat owner, Kind kind) {
    CardSet cards = game.cards().hand(owner, kind);
    game.cards().knownTo(viewer, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, game.cards().names(cards), game.cause()));
  }

  /// Lets a seat look at these cards of another's hand.
  public void see(Seat viewer, Seat owner, CardSet cards) {
    game.cards().knownTo(viewer, cards.low(), cards.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, game.cards().names(cards), game.cause()));
  }

  /// Lets a seat look at some cards of another's hand that chance picks.
  ///
  /// @return them, as the scratch set
  public CardSet lookRandom(Seat viewer, Seat owner, int count) {
    CardSet seen = game.cards().hand(owner);
    for (int left = seen.size(); left > count; left--)
      seen.remove(game.asking().pick(seen.low(), seen.high()));
    game.cards().knownTo(viewer, seen.low(), seen.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, game.cards().names(seen), game.cause()));
    return seen;
  }

  /// A seat shows another one a card of its hand, which nobody else sees.
  public void show(Seat owner, Seat viewer, int card) {
    CardSet seen = game.scratch().clear();
    seen.add(card);
    game.cards().knownTo(viewer, seen.low(), seen.high());
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, owner, game.cards().names(seen), game.cause()));
  }

  /// A seat tells everybody of what type a card is.
  public void tellType(Seat seat, int card) {
    if (game.isHeard())
      game.tell(
          new Event.TypeTold(
              seat, game.content().word(game.cards().face(card).kind()), game.cause()));
  }

  /// A seat shows everybody all cards of a type in its hand.
  ///
  /// @return them, as the scratch set
  public CardSet show(Seat owner, Kind kind) {
    CardSet cards = game.cards().hand(owner, kind);
    for (int i = 0; i < game.seats(); i++)
      game.cards().knownTo(Seat.of(i), cards.low(), cards.high());
    if (game.isHeard() && !cards.isEmpty())
      game.tell(new Event.Showed(owner, game.cards().names(cards), game.cause()));
    return cards;
  }

  /// A seat lays its hand open for everybody.
  public void layOpen(Seat owner) {
    show(owner, game.cards().hand(owner));
  }

  /// A seat shows everybody the top cards of the deck, which stay there.
  public void showTop(Seat seat, int count) {
    CardSet top = game.scratch().clear();
    for (int i = 1; i <= count && i <= game.cards().deckSize(); i++)
      top.add(game.cards().deck().at(game.cards().deckSize() - i));
    show(seat, top);
  }

  /// A seat looks at the top card of a deck, which stays there.
  ///
  /// @param further whether of the further deck, which must be in use
  public void lookTop(Seat viewer, boolean further) {
    FurtherDeck deck = game.cards().further();
    Pile cards = further && deck != null ? deck.deck() : game.cards().deck();
    if (cards.size() == 0) return;
    CardSet top = game.scratch().clear();
    top.add(cards.at(cards.size() - 1));
    see(viewer, viewer, top);
  }

  /// A seat shows everybody some cards of its hand.
  public void show(Seat owner, CardSet cards) {
    for (int i = 0; i < game.seats(); i++)
      game.cards().knownTo(Seat.of(i), cards.low(), cards.high());
    if (game.isHeard() && !cards.isEmpty())
      game.tell(new Event.Showed(owner, game.cards().names(cards), game.cause()));
  }

  /// A seat takes a card that lies open, in somebody's hand or on the discard pile.
  public void fetch(Seat to, int card) {
    for (int i = 0; i < game.seats(); i++) {
      if (!game.cards().inHand(Seat.of(i), card)) continue;
      game.scratch().clear();
      game.scratch().add(card);
      hands.takeChosen(to, Seat.of(i), game.scratch());
      return;
    }
    hands.takeBack(to, card);
  }

  /// A seat names a card by what it shows, whether it is in the game or not, for [#takeNamed]: its
  /// type, then the face; the card of an alien by that.
  public int nameCard(Seat seat, Prompt type, Prompt face, Prompt flare) {
    addTypes(game.ask(seat).menu());
    Kind kind = KINDS[Choice.value(game.ask(seat).choose(type))];
    boolean other = kind == Kind.OF_ALIEN;
    if (kind != Kind.FLARE && !other) return game.ask(seat).card(face, everyCard(kind));
    Menu menu = game.ask(seat).menu();
    for (int alien = 0; alien < game.content().aliens().size(); alien++)
      if (other || game.content().hasFlare(alien)) menu.add(Choice.of(Choice.ALIEN, alien));
    return (other ? ANOTHER : A_FLARE) + Choice.value(game.ask(seat).choose(flare));
  }

  /// Adds the types of which there can be cards in this game to a menu.
  public Menu addTypes(Menu menu) {
    for (Kind kind : KINDS)
      if ((kind != Kind.FLARE || game.options().is(Option.FLARES))
          && (kind != Kind.OF_ALIEN || game.alienCards().areIn()))
        menu.add(Choice.of(Choice.KIND, kind.ordinal()));
    return menu;
  }

  private CardSet everyCard(Kind kind) {
    CardSet all = game.scratch().set(game.content().kindLow(kind), game.content().kindHigh(kind));
    FurtherDeck further = game.cards().further();
    return further != null && further.inUse()
        ? all
        : all.keep(game.content().backLow(false), game.content().backHigh(false));
  }

  /// A seat takes the card that was named out of another's hand, in the open, if it is there.
  public void takeNamed(Seat to, Seat from, int named) {
    int card = findNamed(from, named);
    if (card < 0) return;
    game.verbs().receipts().show(from, card);
    hands.taking(to, from);
    if (game.cards().inHand(from, card)) hands.give(from, to, card);
  }

  /// A seat takes a card that was named by [#nameCard] out of whoever's hand, else out of the deck,
  /// from the discard pile or from the unused flares, in the open; where none of them fits,
  /// nothing.
  ///
  /// @param fits whether a card would be of use
  /// @return the card, -1 for none
  public int takeFromAnywhere(Seat to, int named, IntPredicate fits) {
    for (int p = 0; p < game.seats(); p++) {
      Seat owner = game.inOrder(p);
      int card = findNamed(owner, named);
      if (card < 0 || !fits.test(card)) continue;
      game.verbs().receipts().show(owner, card);
      if (owner != to) hands.give(owner, to, card);
      return card;
    }
    int found = findIn(game.cards().deck(), named);
    if (found >= 0 && fits.test(found)) {
      game.cards().deck().take(game.cards().deck().find(found));
      return takeNew(to, found);
    }
    found = findIn(game.cards().discards(), named);
    if (found >= 0 && fits.test(found)) {
      hands.takeBack(to, found);
      return found;
    }
    return takeUnused(to, named - A_FLARE, fits);
  }

  private int findIn(Pile pile, int named) {
    for (int i = pile.size() - 1; i >= 0; i--) if (isNamed(pile.at(i), named)) return pile.at(i);
    return -1;
  }

  private int takeNew(Seat to, int card) {
    game.cards().toHand(to, card);
    game.verbs().receipts().show(to, card);
    return card;
  }

  // What would be of no use goes back at once.
  private int takeUnused(Seat to, int alien, IntPredicate fits) {
    boolean flare = alien >= 0 && alien < game.content().aliens().size();
    if (!flare || !game.verbs().receipts().hasRoomForFlares()) return -1;
    if (!game.verbs().unusedFlares().has(alien)) return -1;
    int card = game.cards().addFlare(alien);
    if (fits.test(card)) return takeNew(to, card);
    game.cards().putBackFlare(card);
    return -1;
  }

  /// The card in a hand that was named by [#nameCard]; -1 when it is not there.
  public int findNamed(Seat owner, int named) {
    CardSet hand = game.cards().hand(owner);
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (isNamed(card, named)) return card;
    return -1;
  }

  /// A card, as [#nameCard] would have named it.
  public int nameOf(int card) {
    if (!game.content().isAlienCard(card)) return card;
    int base = game.cards().isOwnCard(card) ? ANOTHER : A_FLARE;
    return base + game.cards().cardAlien(card);
  }

  /// Leaves of a set of cards those that were named by [#nameCard].
  public void keepNamed(CardSet cards, int named) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (!isNamed(card, named)) cards.remove(card);
  }

  /// Whether a card is one that was named by [#nameCard].
  public boolean isNamed(int card, int named) {
    boolean flare = game.content().isAlienCard(card);
    int base = game.cards().isOwnCard(card) ? ANOTHER : A_FLARE;
    return named >= A_FLARE
        ? flare && game.cards().cardAlien(card) == named - base
        : !flare && game.cards().face(card) == game.cards().face(named);
  }

  private static final int A_FLARE = 1 << 12;
  private static final int ANOTHER = A_FLARE << 1;
  private static final Kind[] KINDS = Kind.values();
}
