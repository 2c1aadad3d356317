package hypergate.lab.scenario;

import hypergate.game.ByHand;
import hypergate.game.CardSlots;
import hypergate.game.Field;
import hypergate.game.Game;
import hypergate.game.Powers;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Lays what one seat has: hand, ships, techs, counters and piles.
final class SeatTable {
  private final Game game;
  private final ByHand hand;
  private final Stock stock;
  private final Seat seat;
  private final Map<String, Item> keys;
  private final boolean hasPrometheus;

  /// @param prometheus whether the Prometheus is on the table: one ship more for its owner
  SeatTable(Game game, Stock stock, Seat seat, Map<String, Item> keys, boolean prometheus) {
    this.game = game;
    this.hand = game.byHand();
    this.stock = stock;
    this.seat = seat;
    this.keys = keys;
    Item tech = keys.get("tech");
    this.hasPrometheus =
        prometheus
            && tech != null
            && tech.texts().stream().anyMatch(t -> t.startsWith("the-prometheus:"));
  }

  void lay() {
    Item levels = keys.get("levels");
    if (levels != null) levels.map().forEach(this::level);
    Item hand = keys.get("hand");
    if (hand != null)
      for (Item card : hand.list()) {
        int taken = stock.take(card);
        game.cards().toHand(seat, taken);
        game.cards().knownTo(seat, taken);
      }
    Item tech = keys.get("tech");
    if (tech != null) for (Item one : tech.list()) if (!one.text().equals("none")) tech(one);
    new EssenceTable(game, seat, keys).lay();
    ships();
    Item piles = keys.get("piles");
    if (piles != null && piles.map().containsKey("stages")) stages(piles.map().get("stages"));
    Item counters = keys.get("counters");
    if (counters != null) counters.map().forEach(this::counter);
    if (piles != null) piles.map().forEach(this::pile);
  }

  private void level(String name, Item item) {
    if (!game.levels().inUse()) throw item.error("Tech levels need the option `levels: true`");
    Field field = Seats.field(item, name, game);
    if (item.number() > 2) throw item.error("a level is 0, 1 or 2");
    game.levels().set(seat, field, item.number());
  }

  private void tech(Item item) {
    String[] parts = item.text().split(":");
    int number = stock.takeTech(item, parts[0]);
    if (!Techs.areIn(game)) throw item.error("techs need the option `technology`");
    int slots = 0;
    for (int slot = 0; slot < game.cardSlots().top(); slot++)
      if (Techs.of(game).exists(slot)) slots++;
    if (slots == CardSlots.MOST) throw item.error("too many techs");
    int slot = Techs.of(game).put(seat, number);
    for (int i = 1; i < parts.length; i++) {
      if (parts[i].equals("complete")) {
        Techs.of(game).layComplete(slot, 0);
      } else if (parts[i].matches("\\d{1,2}")) {
        int ships = Integer.parseInt(parts[i]);
        boolean complete = Techs.of(game).isComplete(slot);
        if (complete) Techs.of(game).layComplete(slot, ships);
        // Of completed techs only those that copy others have ships on them for long.
        if (!complete || Techs.of(game).tech(slot).isCopying())
          Techs.of(game).layShips(slot, ships);
      } else {
        throw item.error(
            "unknown state '" + parts[i] + "' of a tech; allowed: id, id:3, id:complete");
      }
    }
  }

  private void ships() {
    Item home = keys.get("home");
    if (home != null) home(home);
    Item colonies = keys.get("colonies");
    if (colonies != null)
      colonies
          .map()
          .forEach(
              (name, item) -> set(Seats.planet(game, item, name, false).index(), item.number()));
    Item warp = keys.get("warp");
    if (warp != null) hand.ships(Place.WARP, seat, warp.number());
    Item removed = keys.get("removed");
    if (removed != null) hand.ships(Place.REMOVED, seat, removed.number());
    int sum = game.cardSlots().ships(seat);
    for (int place = 0; place < Place.ON_CARD; place++) sum += game.ships().at(place, seat);
    int all = game.rules().ships();
    if (sum != all && !(hasPrometheus && sum == all + 1))
      throw where()
          .error(
              "seat "
                  + seat
                  + " has "
                  + sum
                  + " ships here; home, colonies, warp, techs and `removed` must add up to "
                  + all);
  }

  private Item where() {
    for (String key :
        List.of("home", "colonies", "warp", "tech", "removed", "essence", "moons", "hand")) {
      Item item = keys.get(key);
      if (item != null) return item;
    }
    throw new IllegalStateException("no ships set");
  }

  private void set(int place, int ships) {
    if (ships > game.rules().ships()) throw where().error("too many ships");
    hand.ships(place, seat, ships - game.ships().at(place, seat));
    hand.planet(Planet.of(place), true);
  }

  private void home(Item item) {
    List<Item> planets = item.list();
    if (planets.size() < game.rules().planets() || planets.size() > Planet.PER_SYSTEM)
      throw item.error(
          "`home` lists the ships on each home planet: "
              + game.rules().planets()
              + " numbers, or - for a planet that is gone");
    for (int i = 0; i < planets.size(); i++) {
      Planet planet = Planet.of(seat, i + 1);
      if (planets.get(i).text().equals("-")) {
        set(planet.index(), 0);
        hand.planet(planet, false);
      } else {
        set(planet.index(), planets.get(i).number());
      }
    }
  }

  private void counter(String name, Item item) {
    List<String> declared = new ArrayList<>();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      List<String> counters = game.powers().alien(instance).counters();
      declared.addAll(counters);
      int at = counters.indexOf(name);
      if (at < 0) continue;
      game.powers().counter(instance, at, item.number());
      return;
    }
    throw item.error(
        "seat " + seat + " has no counter '" + name + "'; its aliens declare: " + words(declared));
  }

  private void pile(String name, Item item) {
    if (name.equals("stages")) return;
    List<String> declared = new ArrayList<>();
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(seat, slot);
      if (!game.powers().exists(instance)) continue;
      String pile = game.powers().alien(instance).pile();
      if (!pile.isEmpty()) declared.add(pile);
      if (!pile.equals(name)) continue;
      for (Item one : item.list()) {
        int card = stock.take(one);
        game.cards().toPile(instance, card, true);
        game.cards().knownTo(seat, card);
      }
      return;
    }
    for (int slot = 0; slot < game.cardSlots().top(); slot++) {
      if (!Techs.of(game).isOf(slot, seat)) continue;
      declared.add(Techs.of(game).tech(slot).id());
      if (!Techs.of(game).tech(slot).id().equals(name)) continue;
      if (item.list().size() > 1) throw item.error("one card can be stored under a tech");
      for (Item one : item.list()) {
        int card = stock.take(one);
        game.cards().aside(card);
        Techs.of(game).stored(slot, card);
        game.cards().knownTo(seat, card);
        // What can be played from under a tech lies face up.
        if (Techs.of(game)
            .tech(slot)
            .effect()
            .isBending(hypergate.game.word.Query.STORED_PLAYABLE)) {
          hand.held(card);
          game.cards().knownToAll(card);
        }
      }
      return;
    }
    throw item.error("seat " + seat + " has no pile '" + name + "'; it has: " + words(declared));
  }

  // The one that the sheet is under bears an asterisk: `[human, virus*, macron]`.
  private void stages(Item item) {
    int[] aliens = new int[Sizes.STAGES];
    int count = 0;
    int current = 0;
    for (Item one : item.list()) {
      String id = one.text().replace("*", "");
      if (count == aliens.length) throw one.error("there are at most five stages");
      aliens[count] = game.content().alienNumber(id);
      if (aliens[count] < 0) throw one.error("unknown alien '" + id + "'");
      if (one.text().endsWith("*")) current = count;
      count++;
    }
    int master = game.powers().number(Powers.instance(seat, Powers.OWN));
    game.verbs().sheets().stages().lay(seat, master, aliens, count, current);
  }

  private static String words(List<String> words) {
    return words.isEmpty() ? "none" : String.join(", ", words);
  }
}
