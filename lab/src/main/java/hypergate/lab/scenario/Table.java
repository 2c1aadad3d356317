package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.Game;
import hypergate.game.card.FlareCard;
import hypergate.game.card.Option;
import hypergate.game.card.Options;
import hypergate.game.card.Sheet;
import hypergate.game.card.StartCard;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Destinies;
import hypergate.game.table.Pile;
import hypergate.game.table.Powers;
import hypergate.game.word.Kind;
import hypergate.game.word.PowerOrigin;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.lab.variants.Layer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// Lays the table that a scenario describes under `given`.
final class Table {
  private static final Set<String> KEYS =
      keys("offense encounter destiny deck discard seats setup persons", LabVariant::tableKeys);
  private static final Set<String> SEAT_KEYS =
      keys(
          "alien aliens hand home colonies adrift warp removed captured changed face-down stacked"
              + " leased ring counters piles grafts destinies ordained mark",
          LabVariant::seatKeys);
  private static final List<PowerOrigin> ORIGINS =
      List.of(PowerOrigin.CHOSEN, PowerOrigin.CARD, PowerOrigin.INCARNATION, PowerOrigin.GAINED);

  private static final String DOWN = ":down";

  /// The game begins with its setup: with what which seats begin.
  private static final String SETUP = "setup";

  private final Scenario scenario;
  private final Game game;
  private final Given given;
  private final Map<Seat, Map<String, Item>> seats = new LinkedHashMap<>();
  private final Set<Integer> faceDown = new LinkedHashSet<>();
  private final Stock stock;
  private final List<Layer> layers = new ArrayList<>();

  /// Whether flares that nobody names are of the sets that the game is dealt from.
  private final boolean asDealt;

  private Table(Scenario scenario, boolean asDealt) {
    this.scenario = scenario;
    this.asDealt = asDealt;
    this.given = new Given(scenario, KEYS);
    this.game = new Game(AllContent.of(scenario.options()), options(), scenario.seed());
    this.stock = new Stock(game);
    for (LabVariant variant : LabVariants.ALL) layers.add(variant.layer(game, given, stock));
  }

  // What is named is in the game: variants, and sets of aliens that bring cards of their own.
  private Options options() {
    Options options = scenario.options();
    for (Sheet alien : AllContent.of(options).aliens())
      if ((!alien.brought().isEmpty() || alien.isBringing())
          && isMeant(alien)
          && !options.knows(alien))
        options =
            options.with(Option.ALIENS.notation(), options.text(Option.ALIENS) + "+" + alien.set());
    for (LabVariant variant : LabVariants.ALL) options = variant.with(options, given);
    return given.has(SETUP) ? options.withStartCards(begunWith()) : options;
  }

  private List<StartCard> begunWith() {
    List<StartCard> cards = new ArrayList<>();
    Item setup = given.find(SETUP).orElseThrow();
    if (given.isMore())
      throw setup.error("`setup` begins a game from scratch: nothing else is given");
    setup
        .map()
        .forEach(
            (seat, ids) ->
                ids.list().forEach(id -> cards.add(new StartCard(Seat.named(seat), id.text()))));
    return cards;
  }

  // Whether a seat has this alien or its flare.
  private boolean isMeant(Sheet alien) {
    return given.seats().values().stream()
        .map(Item::map)
        .anyMatch(
            seat ->
                has(seat, "alien", alien.id())
                    || has(seat, "aliens", alien.id())
                    || has(seat, "hand", "flare-" + alien.id()));
  }

  private static boolean has(Map<String, Item> seat, String key, String id) {
    Item cards = seat.get(key);
    return cards != null
        && cards.list().stream().anyMatch(one -> one.text().split(":")[0].equals(id));
  }

  private static Set<String> keys(String core, Function<LabVariant, List<String>> further) {
    Set<String> keys = new LinkedHashSet<>(List.of(core.split(" ")));
    for (LabVariant variant : LabVariants.ALL) keys.addAll(further.apply(variant));
    return Collections.unmodifiableSet(keys);
  }

  /// A game that stands where the scenario begins.
  static Game lay(Scenario scenario) {
    return lay(new Table(scenario, false));
  }

  /// The same for people: what is not named is dealt as in any game with these options.
  static Game layAsDealt(Scenario scenario) {
    return lay(new Table(scenario, true));
  }

  private static Game lay(Table table) {
    if (!table.given.has(SETUP)) table.lay();
    return table.game;
  }

  private void lay() {
    readSeats();
    Setup.board(game);
    Setup.destinyDeck(game);
    Map<Integer, List<Integer>> aliens = aliens();
    ownCards(aliens);
    stock.fill(flares(aliens));
    layers.forEach(Layer::begin);
    aliens.forEach(
        (seat, numbers) -> {
          for (int i = 0; i < numbers.size(); i++)
            lay(Powers.instance(Seat.of(seat), i), i, numbers);
        });
    layers.forEach(Layer::seats);
    List<RingTable> rings = new ArrayList<>();
    seats.forEach(
        (seat, keys) -> {
          if (keys.containsKey("ring")) rings.add(new RingTable(game, seat, keys.get("ring")));
        });
    rings.forEach(RingTable::lay);
    List<SeatTable> laid = new ArrayList<>();
    seats.forEach((seat, keys) -> laid.add(new SeatTable(game, stock, seat, keys, layers)));
    laid.forEach(SeatTable::lay);
    laid.forEach(SeatTable::lease);
    rings.forEach(RingTable::hold);
    cards();
    layers.forEach(Layer::decks);
    destiny();
    given.find("persons").ifPresent(this::persons);
    layers.forEach(Layer::last);
    start();
  }

  private void lay(int instance, int position, List<Integer> numbers) {
    int number = numbers.get(position);
    if (faceDown.contains(number)) game.verbs().sheets().becomesSecretly(instance, number);
    else game.powers().set(instance, origin(position), number);
    if (!game.content().alien(number).interrupts().isEmpty()) game.destinies().addInterrupting();
    if (game.content().alien(number).hasSecondSystem())
      game.verbs().planets().addSystem(Powers.owner(instance));
    if (game.content().alien(number).hasSecondFleet())
      game.verbs().ships().addFleet(Powers.owner(instance));
  }

  // The first are those chosen at setup, then a tech's, an incarnation, a hazard's.
  private PowerOrigin origin(int number) {
    int chosen = scenario.options().get(Option.POWERS);
    return number < chosen ? PowerOrigin.CHOSEN : ORIGINS.get(number - chosen + 1);
  }

  private void readSeats() {
    given
        .seats()
        .forEach(
            (name, item) -> seats.put(Seats.named(item, name, game.seats()), item.map(SEAT_KEYS)));
  }

  private Map<String, Item> keysOf(Seat seat) {
    return seats.getOrDefault(seat, Map.of());
  }

  private Map<Integer, List<Integer>> aliens() {
    Map<Integer, List<Integer>> aliens = new LinkedHashMap<>();
    Set<Integer> used = new LinkedHashSet<>();
    seats.forEach(
        (seat, keys) -> {
          List<Integer> own = new ArrayList<>();
          for (String key : List.of("alien", "aliens")) {
            Item item = keys.get(key);
            if (item == null) continue;
            for (Item one : item.list()) {
              if (one.text().equals("none")) continue;
              int number = alien(one);
              if (!used.add(number)) throw one.error("'" + one.text() + "' is there twice");
              own.add(number);
              if (own.size() > ORIGINS.size()) throw one.error("too many aliens");
            }
          }
          aliens.put(seat.index(), own);
        });
    return aliens;
  }

  private int alien(Item item) {
    boolean down = item.text().endsWith(DOWN);
    String id = down ? item.text().substring(0, item.text().length() - DOWN.length()) : item.text();
    int number = game.content().alienNumber(id);
    if (down && !scenario.options().is(Option.HIDDEN_POWERS))
      throw item.error("powers lie face down with the option powers.hidden");
    if (down && number >= 0) faceDown.add(number);
    if (number < 0)
      throw item.error(
          "unknown alien '"
              + id
              + "'; allowed: none, "
              + String.join(", ", game.content().aliens().stream().map(Sheet::id).toList()));
    return number;
  }

  // Where aliens have cards besides their flares, the deck has those of the aliens in play, and
  // those
  // named in any case.
  private void ownCards(Map<Integer, List<Integer>> aliens) {
    boolean played = layers.stream().anyMatch(Layer::hasOwnCards);
    String kind = game.content().word(Kind.OF_ALIEN) + "-";
    Set<Integer> cards = new LinkedHashSet<>();
    for (Item item : named())
      if (item.text().startsWith(kind)) {
        if (!played) throw item.error("cards of this kind are in no game with these options");
        cards.add(stock.alienOf(item, kind));
      }
    if (!played) return;
    aliens.values().forEach(cards::addAll);
    int[] numbers = cards.stream().sorted().mapToInt(Integer::intValue).toArray();
    if (numbers.length > Sizes.ALIEN_CARDS)
      throw new ScenarioError(scenario.file(), 0, "too many cards of aliens in one game");
    game.cards().putOwnCards(numbers, numbers.length);
  }

  private List<Item> named() {
    List<Item> named = new ArrayList<>();
    for (String key : List.of("deck", "discard")) named.addAll(given.list(key));
    for (Map<String, Item> keys : seats.values()) {
      Item hand = keys.get("hand");
      if (hand != null) named.addAll(hand.list());
      Item grafts = keys.get("grafts");
      if (grafts != null) named.addAll(grafts.list());
      Item piles = keys.get("piles");
      if (piles != null) piles.map().values().forEach(pile -> named.addAll(pile.list()));
    }
    return named;
  }

  // With flares the deck has those named, those of the aliens in play, and more up to ten.
  private List<Integer> flares(Map<Integer, List<Integer>> aliens) {
    List<Integer> flares = new ArrayList<>();
    for (Item item : named())
      if (item.text().startsWith("flare-")) addFlare(flares, stock.cardAlien(item));
    if (scenario.options().is(Option.FLARES)) {
      for (List<Integer> numbers : aliens.values())
        for (int alien : numbers) if (!flares.contains(alien)) flares.add(alien);
      List<Integer> rest = new ArrayList<>();
      for (int i = 0; i < game.content().aliens().size(); i++)
        if (!flares.contains(i) && (!asDealt || game.rules().dealsAlien(i))) rest.add(i);
      int most = Math.min(Math.max(10, 2 * game.seats()), game.cards().roomForFlares());
      while (flares.size() < most && !rest.isEmpty())
        flares.add(rest.remove(game.byHand().random(rest.size())));
    }
    if (flares.size() > game.cards().roomForFlares())
      throw new ScenarioError(
          scenario.file(), 0, "more than " + Sizes.ALIEN_CARDS + " cards of aliens in one game");
    return List.copyOf(flares);
  }

  // Once, or as often as it lies in the box.
  private void addFlare(List<Integer> flares, int alien) {
    FlareCard flare = game.content().flare(alien);
    if (flare != null && Collections.frequency(flares, alien) < flare.copies()) flares.add(alien);
  }

  private void cards() {
    List<Integer> top = new ArrayList<>();
    for (Item item : given.list("deck")) top.add(stock.take(item));
    List<Integer> pile = new ArrayList<>();
    for (Item item : given.list("discard")) pile.add(stock.take(item));
    for (int card : pile.reversed()) game.cards().toDiscard(card);
    for (int i = 0; i < game.seats(); i++)
      if (!keysOf(Seat.of(i)).containsKey("hand")) stock.deal(Seat.of(i), 8);
    stock.intoDeck(top);
  }

  private void destiny() {
    for (int i = 0; i < game.seats(); i++) {
      Item kept = keysOf(Seat.of(i)).get("destinies");
      if (kept != null) for (int card : destinies(kept.list())) game.destinies().keep(card);
    }
    for (int i = 0; i < game.seats(); i++) layFaceDown(Seat.of(i));
    if (!given.has("destiny")) return;
    Pile deck = game.destinies().deck();
    List<Integer> top = destinies(given.list("destiny"));
    List<Integer> rest = deck.cards();
    rest.addAll(top.reversed());
    deck.lay(rest);
  }

  // A destiny card that lies face down on the sheet of a seat.
  private void layFaceDown(Seat seat) {
    Item item = keysOf(seat).get("ordained");
    if (item == null) return;
    Seat colour = Seats.named(item, item.text(), game.seats());
    if (!colour.in(game.destinies().layable(seat)))
      throw item.error("no destiny card of " + colour + " can lie on that sheet");
    int alien = game.powers().number(Powers.instance(seat, Powers.OWN));
    game.destinies().layDown(alien, seat, colour);
  }

  // Takes destiny cards out of the deck.
  private List<Integer> destinies(List<Item> items) {
    Pile deck = game.destinies().deck();
    List<Integer> rest = deck.cards();
    List<Integer> taken = new ArrayList<>();
    for (Item item : items) {
      String word = item.text();
      Set<String> allowed = new LinkedHashSet<>();
      for (int card : deck.cards()) allowed.add(hypergate.game.verb.Notation.destiny(game, card));
      if (!allowed.contains(word))
        throw item.error(
            "unknown destiny card '"
                + word
                + "'; allowed: "
                + String.join(", ", allowed.stream().sorted().toList()));
      Integer card =
          rest.stream()
              .filter(c -> isDestiny(c, word))
              .min(Comparator.comparing(c -> Destinies.warns(game, c)))
              .orElseThrow(() -> item.error("there is no further destiny card '" + word + "'"));
      rest.remove(card);
      taken.add(card);
    }
    deck.lay(rest);
    return taken;
  }

  // Of a colour the cards without a warning come first.
  private boolean isDestiny(int card, String word) {
    String notation = hypergate.game.verb.Notation.destiny(game, card);
    return notation.equals(word) || notation.equals(word + "!");
  }

  // Who sits at seats, each by the seat at which that person began.
  private void persons(Item item) {
    item.map()
        .forEach(
            (name, person) ->
                game.persons()
                    .put(
                        Seats.named(person, name, game.seats()),
                        Seats.named(person, person.text(), game.seats())));
    if (game.persons().at(game.everybody()) != game.everybody())
      throw item.error("`persons` puts somebody at two seats; name all who have moved");
  }

  private void start() {
    Seat offense =
        given
            .find("offense")
            .map(item -> Seats.named(item, item.text(), game.seats()))
            .orElse(Seat.of(0));
    int encounter = given.find("encounter").map(Table::encounter).orElse(1);
    game.byHand().begin(offense, encounter);
  }

  private static int encounter(Item item) {
    if (item.number() < 1) throw item.error("encounters are counted from 1");
    return item.number();
  }
}
