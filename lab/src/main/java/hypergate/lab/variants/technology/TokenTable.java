package hypergate.lab.variants.technology;

import hypergate.game.Game;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.CardSlots;
import hypergate.lab.scenario.Given;
import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.Seats;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import hypergate.variant.tokens.Tokens;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The tokens that techs have brought onto a table: the lunar cannon between two planets, the
/// Prometheus among the ships of its owner, the Genesis planet in a system.
final class TokenTable {
  private static final String PROMETHEUS = "prometheus";
  private static final Set<String> NAMES =
      new LinkedHashSet<>(List.of("lunar-cannon", PROMETHEUS, "genesis-planet", "genesis"));

  private final Game game;
  private final Map<String, Item> tokens;
  private final Given given;

  TokenTable(Game game, Given given) {
    this.game = game;
    this.given = given;
    this.tokens = given.find(LabTechnology.TOKENS).map(item -> item.map(NAMES)).orElse(Map.of());
  }

  /// The Prometheus is a ship more.
  int furtherShips(Seat seat) {
    Item techs = given.seats(LabTechnology.TECHS).get(seat);
    boolean has =
        techs != null && techs.texts().stream().anyMatch(t -> t.startsWith("the-prometheus:"));
    return has && tokens.containsKey(PROMETHEUS) ? 1 : 0;
  }

  void lay() {
    tokens.forEach(
        (token, item) -> {
          switch (token) {
            case "lunar-cannon" -> cannon(item);
            case PROMETHEUS -> prometheus(item);
            default -> genesis(item);
          }
        });
  }

  private void cannon(Item item) {
    String[] both = item.text().split("\\+");
    Planet left = Seats.planet(game, item, both[0], true);
    if (both.length != 2 || Seats.planet(game, item, both[1], true) == left)
      throw item.error("the lunar cannon stands between two planets, as in \"B2+B3\"");
    int tech = Tech.numberOf(game.content(), "lunar-cannon");
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).exists(slot) && Techs.of(game).number(slot) == tech) {
        Tokens.of(game).lay(slot, left);
        return;
      }
    throw item.error("nobody has the lunar cannon");
  }

  private void prometheus(Item item) {
    int place =
        switch (item.text()) {
          case "warp" -> Place.WARP;
          case "gate" -> Place.GATE;
          default -> Seats.planet(game, item, item.text(), true).index();
        };
    Seat owner = Seat.NONE;
    // The token alone, without its tech, belongs to a slot that nobody needs.
    int card = CardSlots.MOST - 1;
    int tech = Tech.numberOf(game.content(), "the-prometheus");
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).number(slot) == tech) {
        owner = Techs.of(game).owner(slot);
        card = slot;
      }
    for (int i = game.seats() - 1; i >= 0 && !owner.exists(); i--)
      if (game.ships().at(place, Seat.of(i)) > 0) owner = Seat.of(i);
    if (!owner.exists() || game.ships().at(place, owner) == 0)
      throw item.error("the Prometheus is a ship: its owner has none at '" + item.text() + "'");
    Tokens.of(game).furtherShips().enter(card, owner);
    Tokens.of(game).furtherShips().put(1L << card, place);
  }

  private void genesis(Item item) {
    Planet planet = Seats.planet(game, item, item.text(), false);
    Tokens.of(game).layAdded(planet);
  }
}
