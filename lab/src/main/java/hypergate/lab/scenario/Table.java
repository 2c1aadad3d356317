package hypergate.lab.scenario;

import hypergate.content.AllContent;
import hypergate.game.Alien;
import hypergate.game.CardSlots;
import hypergate.game.Destinies;
import hypergate.game.Game;
import hypergate.game.Option;
import hypergate.game.Options;
import hypergate.game.Pile;
import hypergate.game.Powers;
import hypergate.game.phase.Setup;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.word.PowerOrigin;
import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import hypergate.variant.hazards.Hazard;
import hypergate.variant.hazards.HazardOptions;
import hypergate.variant.hazards.Hazards;
import hypergate.variant.rewards.RewardDeck;
import hypergate.variant.rewards.RewardOptions;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.Techs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Lays the table that a scenario describes under `given`.
final class Table {
  private static final Set<String> KEYS =
      keys(
          "offense encounter tokens destiny deck discard tech-deck tech-discard hazard-deck hazards"
              + " rewards-deck rewards-discard seats");
  private static final Set<String> SEAT_KEYS =
      seatKeys(
          "alien aliens hand home colonies warp removed tech counters piles levels cache essence"
              + " token");
  private static final Set<String> TOKENS = keys("lunar-cannon prometheus genesis-planet genesis");
  private static final List<PowerOrigin> ORIGINS =
      List.of(PowerOrigin.CHOSEN, PowerOrigin.TECH, PowerOrigin.INCARNATION, PowerOrigin.GAINED);

  private static final String DOWN = ":down";

  private final Scenario scenario;
  private final Game game;
  private final Map<String, Item> given;
  private final Map<Seat, Map<String, Item>> seats = new LinkedHashMap<>();
  private final Set<Integer> faceDown = new LinkedHashSet<>();
  private final Stock stock;

  private Table(Scenario scenario) {
    this.scenario = scenario;
    this.given = scenario.given().map(item -> item.map(KEYS)).orElse(Map.of());
    this.game = new Game(AllContent.ALL, options(), scenario.seed());
    this.stock = new Stock(game);
  }

  // A hazard deck or a reward deck that is named is in the game, and so are the sets of aliens that
  // bring cards of their own.
  private Options options() {
    Options options = scenario.options();
    for (Alien alien : AllContent.ALL.aliens())
      if (!alien.brought().isEmpty() && isMeant(alien) && !options.knows(alien))
        options =
            options.with(Option.ALIENS.notation(), options.text(Option.ALIENS) + "+" + alien.set());
    for (LabVariant variant : LabVariants.ALL)
      if (variant.seatKeys().stream().anyMatch(this::isNamed)) options = variant.with(options);
    boolean named = given.containsKey("hazard-deck") || given.containsKey("hazards");
    if (named && !options.is(HazardOptions.HAZARDS))
      options = options.with(HazardOptions.HAZARDS.notation(), "both");
    return given.containsKey("rewards-deck")
        ? options.with(RewardOptions.REWARDS.notation(), "on")
        : options;
  }

  // Whether a seat has this alien or its flare.
  private boolean isMeant(Alien alien) {
    return given.containsKey("seats")
        && item("seats").map().values().stream()
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

  // Whether a seat names something of this kind.
  private boolean isNamed(String key) {
    return given.containsKey("seats")
        && item("seats").map().values().stream().anyMatch(seat -> seat.map().containsKey(key));
  }

  private static Set<String> seatKeys(String core) {
    Set<String> keys = new LinkedHashSet<>(keys(core));
    LabVariants.ALL.forEach(variant -> keys.addAll(variant.seatKeys()));
    return Collections.unmodifiableSet(keys);
  }

  private static Set<String> keys(String words) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(words.split(" "))));
  }

  /// A game that stands where the scenario begins.
  static Game lay(Scenario scenario) {
    Table table = new Table(scenario);
    table.lay();
    return table.game;
  }

  private void lay() {
    readSeats();
    Setup.board(game);
    Setup.destinyDeck(game);
    Map<Integer, List<Integer>> aliens = aliens();
    pulsars(aliens);
    stock.fill(flares(aliens));
    aliens.forEach(
        (seat, numbers) -> {
          for (int i = 0; i < numbers.size(); i++)
            lay(Powers.instance(Seat.of(seat), i), i, numbers);
        });
    for (LabVariant variant : LabVariants.ALL) variant.lay(game, seats);
    seats.forEach(this::seat);
    cards();
    techDecks();
    hazards();
    destiny();
    tokens();
    start();
  }

  private void lay(int instance, int position, List<Integer> numbers) {
    int number = numbers.get(position);
    if (faceDown.contains(number)) game.verbs().sheets().becomesSecretly(instance, number);
    else game.powers().set(instance, origin(position), number);
  }

  // The first are those chosen at setup, then a tech's, an incarnation, a hazard's.
  private PowerOrigin origin(int number) {
    int chosen = scenario.options().get(Option.POWERS);
    return number < chosen ? PowerOrigin.CHOSEN : ORIGINS.get(number - chosen + 1);
  }

  private Item item(String key) {
    Item item = given.get(key);
    if (item == null) throw new IllegalStateException(key);
    return item;
  }

  private void readSeats() {
    if (!given.containsKey("seats")) return;
    item("seats")
        .map()
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
              + String.join(", ", game.content().aliens().stream().map(Alien::id).toList()));
    return number;
  }

  // With Pulsars the deck has those of the aliens in play, and those named in any case.
  private void pulsars(Map<Integer, List<Integer>> aliens) {
    Set<Integer> pulsars = new LinkedHashSet<>();
    for (Item item : named())
      if (item.text().startsWith("pulsar-")) pulsars.add(stock.pulsarAlien(item));
    if (scenario.options().is(Option.PULSARS)) aliens.values().forEach(pulsars::addAll);
    int[] numbers = pulsars.stream().sorted().mapToInt(Integer::intValue).toArray();
    if (numbers.length > Sizes.ALIEN_CARDS)
      throw new ScenarioError(scenario.file(), 0, "too many Pulsars in one game");
    game.pulsars().put(numbers, numbers.length);
  }

  private List<Item> named() {
    List<Item> named = new ArrayList<>();
    for (String key : List.of("deck", "discard"))
      if (given.containsKey(key)) named.addAll(item(key).list());
    for (Map<String, Item> keys : seats.values()) {
      Item hand = keys.get("hand");
      if (hand != null) named.addAll(hand.list());
      Item piles = keys.get("piles");
      if (piles != null) piles.map().values().forEach(pile -> named.addAll(pile.list()));
    }
    return named;
  }

  // With flares the deck has those named, those of the aliens in play, and more up to ten.
  private List<Integer> flares(Map<Integer, List<Integer>> aliens) {
    Set<Integer> flares = new LinkedHashSet<>();
    for (Item item : named())
      if (item.text().startsWith("flare-")) flares.add(stock.cardAlien(item));
    if (scenario.options().is(Option.FLARES)) {
      aliens.values().forEach(flares::addAll);
      List<Integer> rest = new ArrayList<>();
      for (int i = 0; i < game.content().aliens().size(); i++) if (!flares.contains(i)) rest.add(i);
      int most = Math.min(Math.max(10, 2 * game.seats()), game.pulsars().roomForFlares());
      while (flares.size() < most && !rest.isEmpty())
        flares.add(rest.remove(game.byHand().random(rest.size())));
    }
    if (flares.size() > game.pulsars().roomForFlares())
      throw new ScenarioError(
          scenario.file(), 0, "more than " + Sizes.ALIEN_CARDS + " flares and Pulsars in one game");
    return List.copyOf(flares);
  }

  private void seat(Seat seat, Map<String, Item> keys) {
    boolean prometheus =
        given.containsKey("tokens") && item("tokens").map().containsKey("prometheus");
    new SeatTable(game, stock, seat, keys, prometheus).lay();
  }

  private void cards() {
    List<Integer> top = new ArrayList<>();
    if (given.containsKey("deck")) for (Item item : item("deck").list()) top.add(stock.take(item));
    if (given.containsKey("discard")) {
      List<Integer> pile = new ArrayList<>();
      for (Item item : item("discard").list()) pile.add(stock.take(item));
      for (int card : pile.reversed()) game.cards().toDiscard(card);
    }
    for (int i = 0; i < game.seats(); i++)
      if (!keysOf(Seat.of(i)).containsKey("hand")) stock.deal(Seat.of(i), 8);
    stock.intoDeck(top);
    rewards();
  }

  private void rewards() {
    List<Integer> top = new ArrayList<>();
    for (String key : List.of("rewards-deck", "rewards-discard")) {
      if (!given.containsKey(key)) continue;
      List<Integer> pile = new ArrayList<>();
      for (Item item : item(key).list()) {
        int card = stock.take(item);
        if (!game.content().hasOtherBack(card))
          throw item.error("'" + item.text() + "' is no card of the reward deck");
        pile.add(card);
      }
      if (key.equals("rewards-deck")) top.addAll(pile);
      else for (int card : pile.reversed()) game.cards().toDiscard(card);
    }
    if (!game.options().is(RewardOptions.REWARDS)) return;
    RewardDeck deck = RewardDeck.of(game);
    deck.open();
    List<Integer> rest = deck.deck().cards();
    rest.removeAll(top);
    rest.addAll(top.reversed());
    deck.deck().lay(rest);
  }

  private void techDecks() {
    List<Integer> top = new ArrayList<>();
    if (given.containsKey("tech-deck"))
      for (Item item : item("tech-deck").list()) top.add(stock.takeTech(item));
    if (given.containsKey("tech-discard")) {
      List<Integer> pile = new ArrayList<>();
      for (Item item : item("tech-discard").list()) pile.add(stock.takeTech(item));
      for (int tech : pile.reversed()) Techs.of(game).deck().discard(tech);
    }
    stock.intoTechDeck(top);
  }

  private void destiny() {
    if (!given.containsKey("destiny")) return;
    Pile deck = game.destinies().deck();
    List<Integer> rest = deck.cards();
    List<Integer> top = new ArrayList<>();
    for (Item item : item("destiny").list()) {
      String word = item.text();
      Set<String> allowed = new LinkedHashSet<>();
      for (int card : deck.cards()) allowed.add(hypergate.game.Notation.destiny(game, card));
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
      top.add(card);
    }
    rest.addAll(top.reversed());
    deck.lay(rest);
  }

  private void hazards() {
    if (!Hazards.areIn(game)) {
      for (String key : List.of("hazards", "hazard-deck"))
        if (given.containsKey(key)) throw item(key).error("this game has no hazards");
      return;
    }
    Hazards hazards = Hazards.of(game);
    hazards.shuffleIn();
    List<Integer> rest = hazards.deck().cards();
    if (given.containsKey("hazards"))
      for (Item one : item("hazards").list()) {
        String[] both = one.text().split(":");
        int slot = hazards.enter(takeHazard(one, both[0], rest));
        if (both.length == 2) hazards.holder(slot, Seats.named(one, both[1], game.seats()));
      }
    if (given.containsKey("hazard-deck")) {
      List<Integer> top = new ArrayList<>();
      for (Item one : item("hazard-deck").list()) top.add(takeHazard(one, one.text(), rest));
      rest.addAll(top.reversed());
    }
    hazards.deck().lay(rest);
  }

  private Integer takeHazard(Item item, String id, List<Integer> deck) {
    Integer number = Hazard.numberOf(game.content(), id);
    if (!deck.remove(number))
      throw item.error("there is no further hazard '" + id + "' in the deck");
    return number;
  }

  // Of a colour the cards without a hazard warning come first.
  private boolean isDestiny(int card, String word) {
    String notation = hypergate.game.Notation.destiny(game, card);
    return notation.equals(word) || notation.equals(word + "!");
  }

  private void tokens() {
    if (!given.containsKey("tokens")) return;
    item("tokens")
        .map(TOKENS)
        .forEach(
            (token, item) -> {
              switch (token) {
                case "lunar-cannon" -> cannon(item);
                case "prometheus" -> prometheus(item);
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
        Techs.of(game).token(slot, left);
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
    game.tokenShips().enter(card, owner);
    game.tokenShips().put(1L << card, place);
  }

  private void genesis(Item item) {
    Planet planet = Seats.planet(game, item, item.text(), false);
    game.byHand().added(planet);
  }

  private void start() {
    Seat offense =
        given.containsKey("offense")
            ? Seats.named(item("offense"), item("offense").text(), game.seats())
            : Seat.of(0);
    int encounter = given.containsKey("encounter") ? item("encounter").number() : 1;
    if (encounter < 1) throw item("encounter").error("encounters are counted from 1");
    game.byHand().begin(offense, encounter);
  }
}
