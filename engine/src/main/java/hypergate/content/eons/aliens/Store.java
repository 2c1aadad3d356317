package hypergate.content.eons.aliens;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.event.Event;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.FurtherDeck;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.TechStore;
import hypergate.variant.technology.Techs;
import java.util.List;

/// The Peddler's store: cards of the cosmic and the reward deck in the pile of its sheet, techs
/// beside them. What everybody sees lies face up. An item is a card by its number, or a tech above
/// those.
final class Store {
  private static final int FULL = 8;
  private static final int FACE_DOWN = 2;
  private static final int TECH = 1 << 10;

  private static final Prompt REWARDS = Prompt.of("peddler/number");
  private static final Prompt TECHS = Prompt.of("peddler/number-2");
  private static final Prompt HIDDEN = Prompt.of("peddler/cards");
  private static final Prompt HIDDEN_TECH = Prompt.of("peddler/tech");

  private Store() {}

  private static int sheet(Game game, Seat me) {
    return game.powers().find(me, Peddler.PEDDLER);
  }

  private static CardSet cards(Game game, Seat me) {
    return game.cards().pile(sheet(game, me));
  }

  private static int techs(Game game) {
    return Techs.areIn(game) ? Techs.of(game).store().size() : 0;
  }

  /// How many items there are.
  static int size(Game game, Seat me) {
    return cards(game, me).size() + techs(game);
  }

  /// Whether the item lies face up.
  static boolean isFaceUp(Game game, int item) {
    if (item < TECH) return game.cards().isKnownToAll(item);
    TechStore store = Techs.of(game).store();
    for (int i = 0; i < store.size(); i++)
      if (store.isOpen(i) && store.tech(i) == item - TECH) return true;
    return false;
  }

  /// How many items lie face up.
  static int faceUp(Game game, Seat me) {
    int count = 0;
    CardSet cards = cards(game, me);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (game.cards().isKnownToAll(card)) count++;
    for (int i = 0; i < techs(game); i++) if (Techs.of(game).store().isOpen(i)) count++;
    return count;
  }

  /// The keeper names an item of its store.
  ///
  /// @param faceUp whether only those that lie face up
  static int choose(Game game, Seat me, Prompt prompt, boolean faceUp) {
    return choose(game, me, me, game.ask(me).menu(), prompt, faceUp);
  }

  /// A seat names an item that lies face up, or none: -1.
  static int chooseOrNone(Game game, Seat seat, Seat keeper, Prompt prompt) {
    return choose(game, seat, keeper, game.ask(seat).menu().add(Word.NONE), prompt, true);
  }

  private static int choose(
      Game game, Seat seat, Seat keeper, Menu menu, Prompt prompt, boolean faceUp) {
    CardSet cards = cards(game, keeper);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1))
      if (faceUp && !game.cards().isKnownToAll(card)) cards.remove(card);
    game.ask(seat).addFaces(menu, cards);
    for (int i = 0; i < techs(game); i++) {
      TechStore store = Techs.of(game).store();
      if (!faceUp || store.isOpen(i)) menu.add(Techs.of(game).cardChoice(store.tech(i)));
    }
    int choice = game.ask(seat).choose(prompt);
    if (Choice.is(choice, Word.NONE)) return -1;
    return Choice.kind(choice) == Choice.CARD
        ? Choice.value(choice)
        : TECH + TechChoice.card(choice);
  }

  /// An item comes to a seat: a card into its hand, a tech face down before it.
  static void give(Game game, Seat me, int item, Seat to) {
    if (item >= TECH) {
      Techs.of(game).store().give(to, item - TECH);
      return;
    }
    if (!cards(game, me).has(item)) return;
    boolean open = game.cards().isKnownToAll(item);
    game.cards().fromPile(sheet(game, me), item);
    game.cards().toHand(to, item);
    if (!open) game.cards().forget(item);
    game.cards().knownTo(to, item);
    game.cards().knownTo(me, item);
    if (to != me && game.isHeard())
      game.tell(
          new Event.Took(to, me, 1, List.of(game.cards().face(item).notation()), game.cause()));
  }

  /// A seat looks at a card of the store.
  static void show(Game game, Seat me, int item, Seat viewer) {
    if (item >= TECH) return;
    CardSet seen = game.scratch().clear();
    seen.add(item);
    game.cards().knownTo(viewer, item);
    if (game.isHeard())
      game.tell(new Event.LookedAt(viewer, me, game.cards().names(seen), game.cause()));
  }

  /// An item goes to its discard pile.
  static void discard(Game game, Seat me, int item) {
    if (item >= TECH) {
      Techs.of(game).store().discard(me, item - TECH);
      return;
    }
    CardSet cards = game.scratch().clear();
    cards.add(item);
    game.verbs().piles().discard(sheet(game, me), cards);
  }

  /// Draws what is missing, from the decks that the seat says.
  static void fill(Game game, Seat me) {
    if (Techs.areIn(game)) Techs.of(game).store().keeper(me, Peddler.PEDDLER);
    int missing = FULL - size(game, me);
    int rewards = share(game, me, REWARDS, missing, rewardsLeft(game));
    int techs = share(game, me, TECHS, missing - rewards, techsLeft(game));
    game.verbs().piles().stock(me, sheet(game, me), rewards, true);
    if (techs > 0) Techs.of(game).store().draw(me, techs);
    game.verbs().piles().stock(me, sheet(game, me), FULL - size(game, me), false);
  }

  private static int share(Game game, Seat me, Prompt prompt, int missing, int left) {
    int most = Math.min(missing, left);
    return most <= 0 ? 0 : game.ask(me).number(prompt, 0, most);
  }

  private static int rewardsLeft(Game game) {
    FurtherDeck deck = game.cards().further();
    return deck == null || !deck.inUse() ? 0 : deck.deck().size() + deck.discards().size();
  }

  private static int techsLeft(Game game) {
    if (!Techs.areIn(game) || !Techs.of(game).inUse()) return 0;
    return Techs.of(game).deck().cards().size();
  }

  /// Lays the store out: two items of the seat's choice face down, the others face up.
  static void layOut(Game game, Seat me) {
    int down = Math.min(FACE_DOWN, size(game, me));
    CardSet hidden = cards(game, me);
    int techs = techs(game);
    if (!hidden.isEmpty())
      game.ask(me).cards(HIDDEN, hidden, Math.max(0, down - techs), Math.min(down, hidden.size()));
    long low = hidden.low();
    long high = hidden.high();
    CardSet all = cards(game, me);
    for (int card = all.next(0); card >= 0; card = all.next(card + 1)) {
      boolean isDown = ((card < Long.SIZE ? low : high) >>> card & 1) != 0;
      if (!isDown) game.cards().knownToAll(card);
      else game.cards().forget(card);
      game.cards().knownTo(me, card);
    }
    tell(game, me);
    layOutTechs(game, me, down - Long.bitCount(low) - Long.bitCount(high));
  }

  private static void tell(Game game, Seat me) {
    CardSet open = cards(game, me);
    for (int card = open.next(0); card >= 0; card = open.next(card + 1))
      if (!game.cards().isKnownToAll(card)) open.remove(card);
    if (game.isHeard() && !open.isEmpty())
      game.tell(new Event.Showed(me, game.cards().names(open), game.cause()));
  }

  private static void layOutTechs(Game game, Seat me, int down) {
    if (techs(game) == 0) return;
    TechStore store = Techs.of(game).store();
    long hidden = 0;
    for (int n = 0; n < down; n++) {
      Menu menu = game.ask(me).menu();
      for (int i = 0; i < store.size(); i++)
        if ((hidden >>> i & 1) == 0) menu.add(Techs.of(game).cardChoice(store.tech(i)));
      int tech = TechChoice.card(game.ask(me).choose(HIDDEN_TECH));
      for (int i = 0; i < store.size(); i++) if (store.tech(i) == tech) hidden |= 1L << i;
    }
    for (int i = 0; i < store.size(); i++) {
      store.open(i, (hidden >>> i & 1) == 0);
      if (store.isOpen(i) && game.isHeard())
        game.tell(new Event.TokenPlaced(Techs.of(game).numbered(store.tech(i)).id(), "store"));
    }
  }
}
