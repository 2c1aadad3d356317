package hypergate.players;

import hypergate.game.Destinies;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// When techs of Cosmic Odyssey are used that are reset or need a hazard warning, and whom they
/// strike. The ships on a Haz-Tech are lost with it, so that it must be worth them.
final class OdysseyTricks {
  /// Below this a random card of a rival is not worth the tech that the rival gets.
  private static final double GIFT = 4;

  private final Outlook outlook;
  private final Reinforcing reinforcing;

  OdysseyTricks(Outlook outlook, Reinforcing reinforcing) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
  }

  /// Whether an effect has a rule of its own here.
  boolean knows(String id) {
    return switch (id) {
      case "brainwave-tracer",
          "cosmic-catapult",
          "destiny-holo-flux-odyssey",
          "nuclear-missiles",
          "proximity-mining",
          "sabotage",
          "strange-attractor-odyssey",
          "thorium-rod",
          "treasure-drones",
          "warp-breaker-odyssey" ->
          true;
      default -> false;
    };
  }

  /// What using a tech now is worth; 0 or less means no.
  double worth(String id) {
    return switch (id) {
      case "destiny-holo-flux-odyssey" -> drawnAgainstUs();
      case "warp-breaker-odyssey" -> outlook.ships.inWarp(outlook.me) - 1.5;
      case "brainwave-tracer" -> 0.6;
      case "proximity-mining" -> bestSting() - GIFT;
      case "cosmic-catapult" -> stones(3 * aboard(id)) - lost(id);
      case "nuclear-missiles" -> bestStrike(aboard(id)) - lost(id) - 1;
      case "sabotage" -> sabotaged(aboard(id)) - lost(id);
      case "strange-attractor-odyssey" -> attracted(aboard(id)) - lost(id);
      case "thorium-rod" -> robbed(aboard(id)) - lost(id);
      case "treasure-drones" -> salvaged(aboard(id)) - lost(id);
      default -> 1;
    };
  }

  /// What answering the use of a power with a tech is worth, where a Cosmic Zap would be worth so
  /// much: NaN when it is none of these.
  double answer(Question question, String id, double zap) {
    return switch (id) {
      // It can be had again.
      case "zap-o-tron" -> zap + 0.7;
      // A flare is cheaper than a zap; but a Human does not win by it.
      case "power-radiant" -> question.used().effect().equals("human") ? -1 : zap + 0.8;
      default -> Double.NaN;
    };
  }

  /// Answers a question of one of these techs; -1 when it is none of them.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "cosmic-catapult/side" -> reinforcing.side(question);
      case "proximity-mining/seat", "proximity-mining/planet" -> sting(question);
      case "nuclear-missiles/planet" -> strike(question);
      case "sabotage/tech" -> sabotage(question);
      case "brainwave-tracer/seat", "thorium-rod/seat" -> rob(question);
      default -> -1;
    };
  }

  private int aboard(String id) {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().isOf(slot, outlook.me)
          && outlook.view.tech(slot).filter(tech -> tech.id().equals(id)).isPresent())
        return outlook.view.techs().ships(slot);
    return 0;
  }

  private double lost(String id) {
    return aboard(id) * outlook.ship(outlook.me);
  }

  // We are named and have little to fight with.
  private double drawnAgainstUs() {
    int card = outlook.encounter.destiny();
    if (card < 0 || Destinies.isWild(card)) return -1;
    Seat named = outlook.view.named(card);
    return named == outlook.me && outlook.me != outlook.encounter.offense() ? 1 : -1;
  }

  // ---- Proximity Mining

  private double bestSting() {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++) best = Math.max(best, bestSting(Seat.of(i)));
    return best;
  }

  private double bestSting(Seat victim) {
    double best = -1;
    for (long rest = outlook.ships.colonies(victim); rest != 0; rest &= rest - 1)
      best = Math.max(best, sting(victim, Planet.of(Long.numberOfTrailingZeros(rest))));
    return best;
  }

  // A single ship that holds a foreign colony is the best to strike, above all a strong rival's.
  private double sting(Seat victim, Planet planet) {
    if (victim == outlook.me) return -1;
    boolean home = planet.system() == victim;
    return (home ? 2.0 : 4.0) / outlook.ships.on(planet, victim) + 0.4 * outlook.colonies(victim);
  }

  private int sting(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int value = Choice.value(question.option(i));
      boolean seat = Choice.kind(question.option(i)) == Choice.SEAT;
      double worth = seat ? bestSting(Seat.of(value)) : stingOn(Planet.of(value));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // The victim has been named: of the planets offered those with few ships on them.
  private double stingOn(Planet planet) {
    double best = -1;
    for (int i = 0; i < outlook.seats; i++)
      if (outlook.ships.on(planet, Seat.of(i)) > 0)
        best = Math.max(best, sting(Seat.of(i), planet));
    return best;
  }

  // ---- Haz-Techs

  private double stones(int more) {
    if (!reinforcing.compares()) return 0;
    boolean wanted = reinforcing.wantsOffense();
    if (reinforcing.offenseWins(0) == wanted || !reinforcing.turns(more, wanted)) return 0;
    return Math.abs(outlook.stake());
  }

  private double bestStrike(int missiles) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        best = Math.max(best, strike(Planet.of(Long.numberOfTrailingZeros(rest)), missiles));
    return best;
  }

  // Rivals' ships first; a rival that loses all of them there loses the colony.
  private double strike(Planet planet, int missiles) {
    double worth = 0;
    int left = missiles;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      int there = outlook.ships.on(planet, seat);
      if (seat == outlook.me || there == 0 || left == 0) continue;
      int hit = Math.min(left, there);
      left -= hit;
      worth -= hit * outlook.ship(seat);
      if (hit < there) continue;
      worth += planet.system() == seat ? outlook.home(seat, -1) : outlook.change(seat, -1);
    }
    int own = Math.min(left, outlook.ships.on(planet, outlook.me));
    return own > 0 ? -1 : worth;
  }

  private int strike(Question question) {
    int best = 0;
    double most = -1e9;
    int missiles = Math.max(1, aboard("nuclear-missiles"));
    for (int i = 0; i < question.count(); i++) {
      double worth = strike(Planet.of(Choice.value(question.option(i))), missiles);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // What others have at work, and a new tech.
  private double sabotaged(int most) {
    double worth = 0.8;
    for (int slot = 0; slot < outlook.view.techs().top(); slot++)
      if (isRivals(slot) && outlook.view.techs().ships(slot) <= most)
        worth += 0.4 * outlook.view.techs().ships(slot);
    return worth;
  }

  private boolean isRivals(int slot) {
    return outlook.view.techs().exists(slot) && outlook.view.techs().owner(slot) != outlook.me;
  }

  private int sabotage(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int slot = Choice.value(question.option(i));
      boolean done = Choice.is(question.option(i), Word.PASS);
      int ships = done ? 0 : outlook.view.techs().ships(slot);
      double worth = done ? 0.5 : isRivals(slot) ? ships : -ships;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // About one card in ten of a hand is a flare.
  private double attracted(int most) {
    double flares = 0;
    for (int i = outlook.view.cards().discardSize() - 1; i >= 0; i--)
      if (outlook.view.face(outlook.view.cards().discarded(i)).flare() != null) flares++;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) flares += 0.1 * outlook.view.handSize(Seat.of(i));
    return Values.FLARE * Math.min(most, flares);
  }

  // A rival we are about to fight: not so many that it may draw a new hand.
  private double robbed(int cards) {
    Seat other = outlook.encounter.opponent(outlook.me);
    if (!other.exists() || outlook.question.window() != Window.BEFORE_SELECTION) return 0;
    return outlook.view.handSize(other) > cards + 1 ? 0.9 * cards + 0.05 * stake() : 0;
  }

  private double stake() {
    return Math.abs(outlook.stake());
  }

  private double salvaged(int cards) {
    int size = outlook.view.cards().discardSize();
    double sum = 0;
    for (int i = 0; i < size; i++) sum += outlook.worthOf(outlook.view.cards().discarded(i));
    return size == 0 ? 0 : Math.min(cards, size) * sum / size;
  }

  private int rob(Question question) {
    int best = 0;
    double most = -1e9;
    Seat opponent = outlook.encounter.opponent(outlook.me);
    boolean foes = question.prompt().id().startsWith("thorium");
    for (int i = 0; i < question.count(); i++) {
      Seat seat = Seat.of(Choice.value(question.option(i)));
      double worth = outlook.view.handSize(seat) + 0.1 * outlook.threat(seat);
      if (foes && seat == opponent) worth += 50;
      if (seat == outlook.me) worth = -100;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
