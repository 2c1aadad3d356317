package hypergate.lab.scenario;

import hypergate.game.ByHand;
import hypergate.game.Game;
import hypergate.game.card.Sheet;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.verb.ShipKind;
import hypergate.game.verb.Stacks;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Layer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Lays what one seat has: hand, ships, counters and piles; variants have laid what is theirs.
final class SeatTable {
  private final Game game;
  private final ByHand hand;
  private final Stock stock;
  private final Seat seat;
  private final Map<String, Item> keys;
  private final List<Layer> layers;
  private final List<Runnable> leases = new ArrayList<>();

  SeatTable(Game game, Stock stock, Seat seat, Map<String, Item> keys, List<Layer> layers) {
    this.game = game;
    this.hand = game.byHand();
    this.stock = stock;
    this.seat = seat;
    this.keys = keys;
    this.layers = layers;
  }

  void lay() {
    Item hand = keys.get("hand");
    if (hand != null)
      for (Item card : hand.list()) {
        int taken = stock.take(card);
        game.cards().toHand(seat, taken);
        game.cards().knownTo(seat, taken);
      }
    ships();
    Item changed = keys.get("changed");
    if (changed != null) changed.map().forEach(this::changed);
    Item faces = keys.get("face-down");
    if (faces != null) faces.map().forEach(this::faceDown);
    Item mark = keys.get("mark");
    if (mark != null) mark(mark);
    Item piles = keys.get("piles");
    if (piles != null && piles.map().containsKey("stages")) stages(piles.map().get("stages"));
    Item counters = keys.get("counters");
    if (counters != null) counters.map().forEach(this::counter);
    if (piles != null) piles.map().forEach(this::pile);
    Item grafts = keys.get("grafts");
    if (grafts != null) grafts.list().forEach(this::graft);
  }

  // Flares beside the first sheet of the seat, as if they had come from a sheet with a pile of
  // them.
  private void graft(Item item) {
    int sheet = Powers.instance(seat, Powers.OWN);
    if (!game.powers().exists(sheet)) throw item.error("seat " + seat + " has no alien");
    if (!item.text().startsWith("flare-")) throw item.error("only flares lie beside sheets");
    Sheet from = game.powers().alien(sheet);
    for (int i = 0; i < game.seats() * Sizes.POWERS; i++)
      if (game.powers().exists(i) && game.powers().alien(i).hasFlarePile())
        from = game.powers().alien(i);
    game.stands().grafts().lay(stock.take(item), sheet, from);
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
    Item adrift = keys.get("adrift");
    if (adrift != null) adrift.list().forEach(this::adrift);
    Item warp = keys.get("warp");
    if (warp != null) hand.ships(Place.WARP, seat, warp.number());
    Item removed = keys.get("removed");
    if (removed != null) hand.ships(Place.REMOVED, seat, removed.number());
    Item captured = keys.get("captured");
    if (captured != null) captured.map().forEach(this::captured);
    Item stacked = keys.get("stacked");
    if (stacked != null) stacked.map().forEach(this::stacked);
    Item leased = keys.get("leased");
    if (leased != null) leased.map().forEach(this::leased);
    int sum = game.cardSlots().ships(seat);
    for (int place = 0; place < Place.ON_CARD; place++) sum += game.ships().at(place, seat);
    int all = game.verbs().ships().all(seat);
    int further = 0;
    for (Layer layer : layers) further += layer.furtherShips(seat);
    if (sum < all || sum > all + further)
      throw where()
          .error(
              "seat "
                  + seat
                  + " has "
                  + sum
                  + " ships here; home, colonies, warp, techs, `removed` and `captured` must add up"
                  + " to "
                  + all);
  }

  // A home planet of the seat is in the warp.
  private void adrift(Item item) {
    Planet planet = Seats.planet(game, item, item.text(), true);
    if (game.ships().ownerOf(planet) != seat)
      throw item.error(planet + " is no home planet of " + seat);
    hand.adrift(planet);
  }

  private void changed(String name, Item item) {
    int place =
        switch (name) {
          case "warp" -> Place.WARP;
          case "removed" -> Place.REMOVED;
          default -> Seats.planet(game, item, name, false).index();
        };
    for (ShipKind kind : game.verbs().shipKinds().all())
      if (!kind.areGuests() && isOf(kind)) {
        kind.lay(seat, place, item.number());
        if (kind.areMore()) hand.shipsMore(place, seat, item.number());
      }
  }

  // Whether the seat can have ships of a kind: its own, or those that somebody else's alien marks.
  private boolean isOf(ShipKind kind) {
    return kind.alien().changesAnybodys()
        ? kind.owner() == seat && game.powers().holder(kind.alien()).exists()
        : game.powers().find(seat, kind.alien()) >= 0;
  }

  // A token of the alien of the seat, with a mark or without.
  private void faceDown(String name, Item item) {
    Sheet alien = game.powers().alien(Powers.instance(seat, Powers.OWN));
    if (!alien.hidesTokens()) throw item.error(alien.id() + " has no face-down tokens");
    Planet planet = Seats.planet(game, item, name, false);
    game.verbs().planetTokens().faces().lay(alien, seat, planet, item.number() != 0);
  }

  // Tokens of the alien of the seat lie before all others, the mark before this one.
  private void mark(Item item) {
    Sheet alien = game.powers().alien(Powers.instance(seat, Powers.OWN));
    if (alien.marks().isEmpty()) throw item.error(alien.id() + " has no tokens with a mark");
    Seat mark = Seats.named(item, item.text(), game.seats());
    if (mark == seat) throw item.error("the mark lies before another player");
    game.verbs().secretMarks().lay(alien, seat, mark);
  }

  // Under ships of another seat, one under each.
  private void leased(String name, Item item) {
    Seat lessee = Seats.named(item, name, game.seats());
    if (lessee == seat) throw item.error("nobody leases ships of its own");
    item.map()
        .forEach(
            (planet, count) -> {
              int place = Seats.planet(game, count, planet, true).index();
              lease(lessee, place, count);
            });
  }

  private void lease(Seat lessee, int place, Item count) {
    Sheet alien =
        game.content().aliens().stream()
            .filter(Sheet::leases)
            .findFirst()
            .orElseThrow(() -> count.error("no alien of these sets lends ships"));
    leases.add(
        () -> {
          Stacks stacks = game.verbs().shipKinds().stacks(alien);
          if (count.number() > stacks.loose(lessee, place))
            throw count.error(
                lessee + " has room for " + stacks.loose(lessee, place) + " leased ships there");
          stacks.lay(lessee, place, seat, count.number());
        });
    hand.ships(Place.ON_SHEETS, seat, count.number());
  }

  /// What lies under ships of other seats comes there once all have theirs.
  void lease() {
    leases.forEach(Runnable::run);
  }

  // Under a ship of whoever has the alien whose ships others lie under.
  private void stacked(String name, Item item) {
    int place = name.equals("warp") ? Place.WARP : Seats.planet(game, item, name, false).index();
    for (Sheet alien : game.content().aliens())
      if (alien.stacks() && !alien.leases()) {
        hand.ships(Place.ON_SHEETS, seat, item.number());
        Seat holder = game.powers().holder(alien);
        game.verbs().shipKinds().stacks(alien).lay(holder, place, seat, item.number());
      }
  }

  private void captured(String name, Item item) {
    int sheet = Powers.instance(Seats.named(item, name, game.seats()), Powers.OWN);
    hand.ships(Place.ON_SHEETS, seat, item.number());
    game.powers().hold(sheet, seat, item.number());
  }

  private Item where() {
    List<String> likely =
        new ArrayList<>(List.of("home", "colonies", "warp", "removed", "captured"));
    for (LabVariant variant : LabVariants.ALL) likely.addAll(variant.seatKeys());
    likely.add("hand");
    for (String key : likely) {
      Item item = keys.get(key);
      if (item != null) return item;
    }
    throw new IllegalStateException("no ships set");
  }

  private void set(int place, int ships) {
    if (ships > game.verbs().ships().all(seat)) throw where().error("too many ships");
    hand.ships(place, seat, ships - game.ships().at(place, seat));
    hand.planet(Planet.of(place), true);
  }

  private void home(Item item) {
    List<Item> planets = item.list();
    List<Planet> places = Seats.home(game, seat);
    if (planets.size() < game.rules().planets() || planets.size() > places.size())
      throw item.error(
          "`home` lists the ships on each home planet: "
              + game.rules().planets()
              + " numbers, or - for a planet that is gone");
    for (int i = 0; i < planets.size(); i++) {
      Planet planet = places.get(i);
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
      List<String> tallies = game.powers().alien(instance).tallies();
      declared.addAll(tallies);
      int kind = tallies.indexOf(name);
      if (kind >= 0) {
        game.verbs().tallies().add(game.powers().alien(instance), kind, seat, item.number());
        return;
      }
      int at = counters.indexOf(name);
      if (at < 0) continue;
      game.powers().counter(instance, at, item.number());
      return;
    }
    // What sheets of others count of it.
    for (var alien : game.content().aliens())
      if (alien.tallies().contains(name)) {
        game.verbs().tallies().add(alien, alien.tallies().indexOf(name), seat, item.number());
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
    for (Layer layer : layers) {
      List<String> piles = layer.piles(seat);
      if (piles.contains(name)) {
        layer.pile(seat, name, item);
        return;
      }
      declared.addAll(piles);
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
