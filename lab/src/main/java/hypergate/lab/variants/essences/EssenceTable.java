package hypergate.lab.variants.essences;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.variants.Layer;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.ArrayList;
import java.util.List;

/// Essence cards of the seats that a scenario names: a seat's cache, the card that it has been
/// given with the ships on it, and those that lie face down before it or under ships of it.
final class EssenceTable implements Layer {
  private final Game game;
  private final Given given;

  EssenceTable(Game game, Given given) {
    this.game = game;
    this.given = given;
  }

  @Override
  public void seats() {
    given.seats(LabEssences.CACHE).forEach(this::cache);
    given.seats(LabEssences.GIVEN).forEach(this::give);
    given.seats(LabEssences.COVERED).forEach(this::lay);
    given.seats(LabEssences.UNDER).forEach(this::layBelow);
    given.seats(LabEssences.AT_WORK).forEach(this::open);
    for (Item one : given.list(LabEssences.MIDDLE))
      essences(one).layOpen(card(one, one.text()), Seat.NONE, false);
    given.seats(LabEssences.TURNED).forEach(this::turn);
  }

  private void lay(Seat seat, Item item) {
    for (Item one : item.list()) essences(one).lay(seat, card(one, one.text()));
  }

  private void layBelow(Seat owner, Item item) {
    for (Item one : item.list()) essences(one).layBelow(owner, card(one, one.text()));
  }

  private void turn(Seat seat, Item item) {
    for (Item one : item.list()) essences(one).layOpen(card(one, one.text()), seat, true);
  }

  // On the sheet of their alien where that is its player's.
  private void open(Seat seat, Item item) {
    for (Item one : item.list()) {
      int card = card(one, one.text());
      boolean own = essences(one).holder(card) == seat;
      if (own) essences(one).hold(seat, card);
      else essences(one).layOpen(card, seat, false);
    }
  }

  private void give(Seat seat, Item item) {
    String[] parts = item.text().split(":");
    essences(item).hold(seat, card(item, parts[0]));
    if (parts.length > 1) game.byHand().ships(Place.CARD, seat, Integer.parseInt(parts[1]));
  }

  private void cache(Seat seat, Item item) {
    List<Integer> cards = new ArrayList<>();
    for (Item one : item.list()) cards.add(card(one, one.text()));
    if (cards.isEmpty()) throw item.error("a cache holds a card at least");
    int alien = essences(item).alienOf(cards.getFirst());
    if (game.powers().find(seat, game.content().alien(alien)) < 0)
      throw item.error("seat " + seat + " has no such cache");
    essences(item).cache(alien, cards);
  }

  private Essences essences(Item item) {
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) throw item.error("no alien of this game has essence cards");
    return essences;
  }

  private int card(Item item, String id) {
    int card = essences(item).number(id);
    if (card < 0)
      throw item.error(
          "unknown essence card '"
              + id
              + "'; allowed: "
              + String.join(
                  ", ", game.content().of(Essence.class).stream().map(Essence::id).toList()));
    return card;
  }

  // ---- facts

  /// The cards in the caches of a seat.
  static String cacheOf(Game game, Seat seat) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) return "";
    for (int card = 0; card < essences.size(); card++)
      if (essences.isCached(card) && essences.holder(card) == seat)
        cards.add(essences.card(card).id());
    return String.join(" ", cards);
  }

  /// The cards that lie face up on the sheet of a seat.
  static List<String> openOf(Game game, Seat seat) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    for (int card = 0; essences != null && card < essences.size(); card++)
      if (essences.isOpen(card) && essences.holder(card) == seat)
        cards.add(essences.card(card).id());
    return cards;
  }

  /// The cards that lie face down before a seat.
  static String coveredBefore(Game game, Seat seat) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) return "none";
    for (int card = 0; card < essences.size(); card++)
      if (essences.isCovered(card, seat)) cards.add(essences.card(card).id());
    return cards.isEmpty() ? "none" : String.join(" ", cards);
  }

  /// The cards that are at work beside a sheet of a seat or before it; of nobody those in the
  /// middle.
  static String atWork(Game game, Seat seat) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) return "none";
    for (int card = 0; card < essences.size(); card++) {
      boolean there =
          seat.exists()
              ? essences.isOpenBefore(card, seat)
                  || essences.isOut(card) && essences.holder(card) == seat
              : essences.isInMiddle(card);
      if (there) cards.add(essences.card(card).id());
    }
    return cards.isEmpty() ? "none" : String.join(" ", cards);
  }

  /// The cards that have been turned down before a seat.
  static String turned(Game game, Seat seat) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) return "none";
    for (int card = 0; card < essences.size(); card++)
      if (essences.isTurnedBefore(card, seat)) cards.add(essences.card(card).id());
    return cards.isEmpty() ? "none" : String.join(" ", cards);
  }

  /// The cards that lie under ships of a seat.
  static String under(Game game, Seat owner) {
    List<String> cards = new ArrayList<>();
    Essences essences = game.parts().find(Essences.class);
    if (essences == null) return "none";
    for (int card = 0; card < essences.size(); card++)
      if (essences.isUnder(card, owner)) cards.add(essences.card(card).id());
    return cards.isEmpty() ? "none" : String.join(" ", cards);
  }

  /// The card that a seat has been given, with the ships on it: `curse-win:2`.
  static String givenTo(Game game, Seat seat) {
    Essences essences = game.parts().find(Essences.class);
    int card = essences == null ? -1 : essences.givenTo(seat);
    if (essences == null || card < 0) return "none";
    int ships = game.ships().at(Place.CARD, seat);
    return essences.card(card).id() + (ships == 0 ? "" : ":" + ships);
  }
}
