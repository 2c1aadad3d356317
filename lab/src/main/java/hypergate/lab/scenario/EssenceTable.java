package hypergate.lab.scenario;

import hypergate.game.Alien;
import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Seat;
import hypergate.variant.essences.Essence;
import hypergate.variant.essences.Essences;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Essence cards and tokens of a seat that a scenario names: its cache, the card that it has been
/// given with the ships on it, the token that lies before it.
final class EssenceTable {
  private final Game game;
  private final Seat seat;
  private final Map<String, Item> keys;

  EssenceTable(Game game, Seat seat, Map<String, Item> keys) {
    this.game = game;
    this.seat = seat;
    this.keys = keys;
  }

  /// What lies before the seat: before its ships are counted.
  void lay() {
    Item token = keys.get("token");
    if (token != null) lay(token);
    Item cache = keys.get("cache");
    if (cache != null) cache(cache);
    Item given = keys.get("essence");
    if (given == null) return;
    String[] parts = given.text().split(":");
    essences(given).hold(seat, card(given, parts[0]));
    if (parts.length > 1) game.byHand().ships(Place.CARD, seat, Integer.parseInt(parts[1]));
  }

  private void lay(Item item) {
    for (Alien alien : game.content().aliens()) {
      int at = alien.tokens().indexOf(item.text());
      if (at < 0) continue;
      game.tokens().lay(alien, seat, at + 1);
      return;
    }
    throw item.error("no alien has a token '" + item.text() + "'");
  }

  private void cache(Item item) {
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

  /// The card that a seat has been given, with the ships on it: `curse-win:2`.
  static String givenTo(Game game, Seat seat) {
    Essences essences = game.parts().find(Essences.class);
    int card = essences == null ? -1 : essences.givenTo(seat);
    if (essences == null || card < 0) return "none";
    int ships = game.ships().at(Place.CARD, seat);
    return essences.card(card).id() + (ships == 0 ? "" : ":" + ships);
  }

  /// The token before a seat.
  static String token(Game game, Seat seat) {
    String name = game.tokens().name(seat);
    return name.isEmpty() ? "none" : name;
  }
}
