package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Kind;
import hypergate.game.Payment;
import hypergate.game.Question;
import hypergate.game.Tech;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// When Mili-Techs and the techs of Oliviera are used, what their questions are answered with, and
/// whether a Mili-Tech is worth its attack cards.
final class TechTricks {
  private final Outlook outlook;
  private final Reinforcing reinforcing;

  TechTricks(Outlook outlook, Reinforcing reinforcing) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
  }

  /// Whether an effect has a rule of its own here.
  boolean knows(String id) {
    return switch (id) {
      case "dark-matter-beam",
          "galactose-intolerance-odyssey",
          "galactose-intolerance-oliviera",
          "gamma-converter-odyssey",
          "hawking-catapult",
          "mass-driver-armor",
          "nuclear-missile",
          "plasma-coil",
          "quasar-spear",
          "reyuban-rod",
          "solar-harness",
          "the-positron-v5-1",
          "warp-breaker-oliviera",
          "wormhole-generator",
          "x-lot-l-pod",
          "xaq-attack" ->
          true;
      default -> false;
    };
  }

  /// What using a tech now is worth; 0 or less means no.
  double worth(String id) {
    return switch (id) {
      case "dark-matter-beam" -> denying();
      case "galactose-intolerance-odyssey", "galactose-intolerance-oliviera" -> 2;
      case "gamma-converter-odyssey" -> converting();
      case "hawking-catapult" -> shooting();
      case "nuclear-missile" -> bestStrike() - 2;
      case "plasma-coil" -> reinforcing(5, 2.5);
      case "quasar-spear" -> reinforcing(35, 6);
      case "reyuban-rod" -> mostCards();
      case "solar-harness" -> parks() ? 0.2 : -1;
      case "warp-breaker-oliviera" -> outlook.ships.inWarp(outlook.me) - 1.5;
      case "wormhole-generator" -> bestMove() - 2;
      case "xaq-attack" -> invited();
      default -> 1;
    };
  }

  /// What a ship in the home system of whoever has played a wild flare costs us: to be taken off
  /// the worth of cancelling it, which is reckoned for the price of a zap.
  double buyingOff(Question question) {
    Seat user = question.user();
    if (!user.exists()) return -1;
    for (long rest = outlook.ships.colonies(outlook.me) & Planet.systemMask(user);
        rest != 0;
        rest &= rest - 1)
      if (outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me) > 1) return 1.2;
    return outlook.change(outlook.me, -1);
  }

  /// Answers a question of one of these cards; -1 when it is not one of them.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "plasma-coil/side", "quasar-spear/side" -> reinforcing.side(question);
      case "gamma-converter-odyssey/number" -> number(question);
      case "galactose-intolerance-odyssey/choice" -> cardsOrShips(question);
      case "protective-nrg-halo/card" -> spare(question);
      case "nuxxian-orb-odyssey/planet" -> richest(question);
      case "nuclear-missile/planet" -> Find.best(question, place -> strike(Planet.of(place)));
      case "nuclear-missile/seat" -> Find.best(question, seat -> threat(Seat.of(seat)));
      case "wormhole-generator/planet" -> Find.best(question, place -> leaving(Planet.of(place)));
      case "wormhole-generator/seat" ->
          Find.best(question, seat -> seat == outlook.me.index() ? 1 : 0);
      case "wormhole-generator/planet-2" ->
          Find.best(question, place -> entering(Planet.of(place)));
      case "wormhole-generator/seat-2" -> Find.best(question, seat -> swapped(Seat.of(seat)));
      case "xaq-attack/seat" ->
          Find.best(question, seat -> seat == outlook.encounter.offense().index() ? 1 : 0);
      default -> -1;
    };
  }

  /// Whether a Mili-Tech is worth the attack cards that it costs: two encounter cards must be left.
  boolean isWorthItsCards(Tech tech) {
    CardSet hand = outlook.view.hand();
    int encounters = 0;
    int sum = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      if (!outlook.view.face(card).isEncounter()) continue;
      encounters++;
      if (outlook.view.face(card).kind() == Kind.ATTACK) sum += outlook.view.face(card).value();
    }
    return tech.payment().form() == Payment.Form.TOTAL
        ? encounters >= 5 && sum >= tech.payment().total() + 10
        : encounters >= 4;
  }

  // A further encounter or a tech of whoever is ahead.
  private double denying() {
    Seat offense = outlook.encounter.offense();
    if (offense == outlook.me) return -1;
    return outlook.lacks(offense) <= 2 || offense == outlook.leader() ? 2 : -1;
  }

  private double reinforcing(int value, double least) {
    double stake = Math.abs(outlook.stake());
    if (!reinforcing.compares() || stake < least) return -1;
    boolean wanted = reinforcing.wantsOffense();
    return reinforcing.offenseWins(0) != wanted && reinforcing.turns(value, wanted) ? stake : -1;
  }

  // The fewest cards that turn the result, 0 for none.
  private int fewest() {
    for (int cards = 1; cards <= outlook.view.handSize(outlook.me); cards++)
      if (reinforcing.gain(outlook.me, 3 * cards) > 0) return cards;
    return 0;
  }

  private double converting() {
    int cards = fewest();
    return cards == 0 ? -1 : Math.abs(outlook.stake()) - cards;
  }

  private int number(Question question) {
    int wanted = Choice.value(Choice.number(Math.max(1, fewest())));
    return Find.either(Find.option(question, Choice.NUMBER, wanted), 0);
  }

  // Without ships of ours at risk; having won, only for a colony.
  private double shooting() {
    if (outlook.question.window() != Window.LANDING) return 1;
    return outlook.wouldGain(outlook.me) || outlook.encounter.target().system() == outlook.me
        ? 2
        : -1;
  }

  private int cardsOrShips(Question question) {
    CardSet hand = outlook.view.hand();
    double cards = 0;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (!outlook.view.face(card).isEncounter()) cards += outlook.worthOf(card);
    boolean ships = cards > 8 * outlook.ship(outlook.me);
    return Find.either(Find.word(question, ships ? Word.SHIP : Word.CARD), 0);
  }

  // Only the defense, which gets its card back, and only what it can do without.
  private int spare(Question question) {
    Encounter encounter = outlook.encounter;
    int none = Math.max(0, Find.word(question, Word.NONE));
    if (encounter.defense() != outlook.me || encounter.target().system() != outlook.me) return none;
    int best = none;
    double least = 1.5;
    int encounters = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).isEncounter()) encounters++;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      int card = Choice.value(question.option(i));
      if (outlook.view.face(card).isEncounter() && encounters < 3) continue;
      if (outlook.worthOf(card) < least) {
        least = outlook.worthOf(card);
        best = i;
      }
    }
    return best;
  }

  private int richest(Question question) {
    return Find.best(question, place -> outlook.ships.on(Planet.of(place), outlook.me));
  }

  private double threat(Seat seat) {
    return seat == outlook.me ? -100 : outlook.threat(seat);
  }

  private double bestStrike() {
    double most = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        most = Math.max(most, strike(Planet.of(Long.numberOfTrailingZeros(rest))));
    return most;
  }

  // What the end of the most threatening colony on a planet is worth to us.
  private double strike(Planet planet) {
    Seat victim = Seat.NONE;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat == outlook.me || outlook.ships.on(planet, seat) == 0) continue;
      if (!victim.exists() || outlook.threat(seat) > outlook.threat(victim)) victim = seat;
    }
    if (!victim.exists()) return -50;
    double colony =
        planet.system() == victim ? outlook.home(victim, -1) : outlook.change(victim, -1);
    return colony - outlook.ships.on(planet, victim) * outlook.ship(victim);
  }

  private double mostCards() {
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index() && outlook.view.handSize(Seat.of(i)) > 2) return 1;
    return -1;
  }

  private boolean parks() {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().isOf(slot, outlook.me)
          && outlook.view.techs().isComplete(slot)
          && outlook.view.techs().tech(slot).id().equals("solar-harness")
          && outlook.view.techs().stored(slot) < 0) return true;
    return false;
  }

  // ---- one of our home colonies goes abroad

  private double bestMove() {
    double most = -1e9;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        most = Math.max(most, entering(Planet.of(Long.numberOfTrailingZeros(rest))));
    if (outlook.ships.homeColonies(outlook.me) == 0) return -1;
    return most + outlook.home(outlook.me, -1);
  }

  private double leaving(Planet planet) {
    int there = outlook.ships.on(planet, outlook.me);
    return planet.system() == outlook.me && there > 0 ? -there : -100 - there;
  }

  // Who is there comes to our system in exchange.
  private double entering(Planet planet) {
    boolean own = planet.system() == outlook.me || outlook.ships.on(planet, outlook.me) > 0;
    if (own) return -50;
    int there = outlook.ships.seatsOn(planet);
    double least = there == 0 ? 0 : -1e9;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(there)) least = Math.max(least, swapped(Seat.of(i)));
    return outlook.change(outlook.me, 1) + least;
  }

  private double swapped(Seat seat) {
    return seat == outlook.me ? -50 : outlook.change(seat, 1);
  }

  // The card is given away: only for a colony that we would not be asked to share.
  private double invited() {
    if (!outlook.encounter.target().exists() || !outlook.wouldGain(outlook.me)) return -1;
    return outlook.fleet(outlook.me) >= 8 ? 0.3 * outlook.change(outlook.me, 1) - 2 : -1;
  }
}
