package hypergate.lab.variants.tokens;

import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Seats;
import hypergate.lab.variants.Layer;
import hypergate.variant.tokens.Tokens;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The tokens that cards have brought onto a table: the lunar cannon between two planets, the
/// Prometheus among the ships of its owner, the Genesis planet in a system, and those of aliens
/// before seats.
final class TokenTable implements Layer {
  private static final String CANNON = "lunar-cannon";
  private static final String PROMETHEUS = "prometheus";
  private static final Set<String> NAMES =
      new LinkedHashSet<>(List.of(CANNON, PROMETHEUS, "genesis-planet", "genesis"));

  private final Game game;
  private final Given given;
  private final Map<String, Item> tokens;

  TokenTable(Game game, Given given) {
    this.game = game;
    this.given = given;
    this.tokens = given.find(LabTokens.TOKENS).map(item -> item.map(NAMES)).orElse(Map.of());
  }

  @Override
  public void seats() {
    given.seats(LabTokens.BEFORE).forEach(this::before);
  }

  private void before(Seat seat, Item item) {
    for (Sheet alien : game.content().aliens()) {
      int at = alien.tokens().indexOf(item.text());
      if (at < 0) continue;
      Tokens.of(game).seats().lay(alien, seat, at + 1);
      return;
    }
    throw item.error("no alien has a token '" + item.text() + "'");
  }

  /// The Prometheus is a ship more.
  @Override
  public int furtherShips(Seat seat) {
    int slot = slotOf(PROMETHEUS);
    return tokens.containsKey(PROMETHEUS) && slot >= 0 && game.cardSlots().isOf(slot, seat) ? 1 : 0;
  }

  @Override
  public void last() {
    tokens.forEach(
        (token, item) -> {
          switch (token) {
            case CANNON -> cannon(item);
            case PROMETHEUS -> prometheus(item);
            default -> genesis(item);
          }
        });
  }

  // The last slot in which a card lies that has this token; -1 for none.
  private int slotOf(String token) {
    CardSlots slots = game.cardSlots();
    for (int slot = slots.top() - 1; slot >= 0; slot--)
      if (slots.isOf(slot, slots.owner(slot)) && isCalled(slots.token(slot), token)) return slot;
    return -1;
  }

  private static boolean isCalled(String name, String token) {
    return name.toLowerCase(Locale.ROOT).replace(' ', '-').equals(token);
  }

  private void cannon(Item item) {
    String[] both = item.text().split("\\+");
    Planet left = Seats.planet(game, item, both[0], true);
    if (both.length != 2 || Seats.planet(game, item, both[1], true) == left)
      throw item.error("the lunar cannon stands between two planets, as in \"B2+B3\"");
    int slot = slotOf(CANNON);
    if (slot < 0) throw item.error("nobody has the lunar cannon");
    Tokens.of(game).lay(slot, left);
  }

  private void prometheus(Item item) {
    int place =
        switch (item.text()) {
          case "warp" -> Place.WARP;
          case "gate" -> Place.GATE;
          default -> Seats.planet(game, item, item.text(), true).index();
        };
    int slot = slotOf(PROMETHEUS);
    Seat owner = slot < 0 ? Seat.NONE : game.cardSlots().owner(slot);
    for (int i = game.seats() - 1; i >= 0 && !owner.exists(); i--)
      if (game.ships().at(place, Seat.of(i)) > 0) owner = Seat.of(i);
    if (!owner.exists() || game.ships().at(place, owner) == 0)
      throw item.error("the Prometheus is a ship: its owner has none at '" + item.text() + "'");
    // The token alone, without its card, belongs to a slot that nobody needs.
    int card = slot < 0 ? CardSlots.MOST - 1 : slot;
    Tokens.of(game).furtherShips().enter(card, owner);
    Tokens.of(game).furtherShips().put(1L << card, place);
  }

  private void genesis(Item item) {
    Tokens.of(game).layAdded(Seats.planet(game, item, item.text(), false));
  }
}
