package hypergate.players;

import hypergate.game.Destinies;
import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;

/// Questions that a card asks in its own name. What a card does is known by its id where it
/// matters; otherwise seats are taken for victims, planets for targets and numbers for gains.
final class Effects {
  private final Outlook outlook;
  private final Shipping shipping;
  private final Reinforcing reinforcing;
  private final Uses uses;
  private final TechUses techs;
  private final Tricks tricks;
  private final Knacks knacks;
  private final OdysseyTricks odyssey;
  private final HazardTricks hazards;
  private final OdysseyAliens aliens;
  private final RewardTricks rewards;
  private final EdictTricks edicts;
  private final MoonTricks moons;

  Effects(
      Outlook outlook,
      Shipping shipping,
      Reinforcing reinforcing,
      Uses uses,
      TechUses techs,
      Tricks tricks,
      Knacks knacks,
      OdysseyTricks odyssey,
      OdysseyAliens aliens,
      EdictTricks edicts,
      MoonTricks moons) {
    this.aliens = aliens;
    this.outlook = outlook;
    this.shipping = shipping;
    this.reinforcing = reinforcing;
    this.uses = uses;
    this.techs = techs;
    this.tricks = tricks;
    this.knacks = knacks;
    this.odyssey = odyssey;
    this.hazards = new HazardTricks(outlook, shipping, techs, reinforcing);
    this.rewards = new RewardTricks(outlook, reinforcing);
    this.edicts = edicts;
    this.moons = moons;
  }

  /// Answers a question `EFFECT/WHAT`.
  int answer(Question question, String prompt) {
    if (prompt.startsWith("reinforcement-")) return reinforcing.side(question);
    if (tricks.asks(prompt)) return tricks.answer(question, prompt);
    int known = knacks.answer(question, prompt);
    if (known >= 0) return known;
    int trick = odyssey.answer(question, prompt);
    if (trick >= 0) return trick;
    int tech = techs.answer(question, prompt);
    if (tech >= 0) return tech;
    int fourth = techs.tricks().answer(question, prompt);
    if (fourth >= 0) return fourth;
    int alien = aliens.answer(question, prompt);
    if (alien >= 0) return alien;
    int hazard = hazards.answer(question, prompt);
    if (hazard >= 0) return hazard;
    int reward = rewards.answer(question, prompt);
    if (reward >= 0) return reward;
    int edict = edicts.answer(question, prompt);
    if (edict >= 0) return edict;
    int moon = moons.answer(question, prompt);
    if (moon >= 0) return moon;
    return switch (prompt) {
      case "force-field/seats" -> foes(question);
      case "amoeba/choice", "flare-amoeba/wild/choice", "flare-amoeba/super/choice" ->
          ooze(question);
      case "amoeba/ships", "flare-amoeba/wild/ships", "flare-amoeba/super/ships" ->
          shipping.send(question, question.gestureStep(), 6);
      case "coldsleep-ship/ships",
          "plasma-thrusters/ships",
          "flare-parasite/wild/ships",
          "hawking-catapult/ships" ->
          shipping.send(question, question.gestureStep(), 1);
      case "xenon-lasers/number" -> ray(question);
      case "omega-missile/planet" -> target(question);
      case "flare-human/super/choice" -> zapSelf(question);
      case "flare-pentaform/super/alien-2" -> currentStage(question);
      default -> byKind(question, prompt);
    };
  }

  private int byKind(Question question, String prompt) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = worth(question, prompt, question.option(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private double worth(Question question, String prompt, int option) {
    int value = Choice.value(option);
    return switch (Choice.kind(option)) {
      case Choice.SEAT -> seat(prompt, Seat.of(value));
      case Choice.PLACE -> place(prompt, value);
      case Choice.CARD -> card(prompt, outlook.worthOf(value));
      case Choice.NUMBER -> Choice.asNumber(option);
      case Choice.DESTINY -> destiny(value);
      case Choice.TECH_SLOT, Choice.FACE_DOWN_OF -> tech(value);
      case Choice.SHIP_OF -> execution(Seat.of(value >> 8), value & 0xff);
      case Choice.ALIEN -> outlook.values.alien(value);
      case Choice.WORD -> word(question, Word.of(value));
      default -> 0;
    };
  }

  // Most seats asked for are victims; the few gifts go to ourselves or to the weakest.
  private double seat(String prompt, Seat seat) {
    boolean gift = prompt.startsWith("flare-masochist") || prompt.startsWith("mobius");
    if (gift) return seat == outlook.me ? 100 : -outlook.threat(seat);
    // A seat bound to help us should not win by it.
    if (prompt.startsWith("the-qax"))
      return outlook.fleet(seat) - outlook.threat(seat) - (outlook.wouldWin(seat) ? 100 : 0);
    if (prompt.startsWith("mutant") || prompt.startsWith("flare-trader"))
      return seat == outlook.me ? -100 : outlook.view.handSize(seat) + 0.1 * outlook.threat(seat);
    return seat == outlook.me ? -100 : outlook.threat(seat);
  }

  private double place(String prompt, int place) {
    if (!Place.isPlanet(place)) return 0;
    Planet planet = Planet.of(place);
    if (prompt.startsWith("the-prometheus") || prompt.startsWith("lunar-cannon"))
      return planet.system() == outlook.me ? 5 + outlook.ships.on(planet, outlook.me) : 0;
    if (prompt.startsWith("shadow") || prompt.startsWith("flare-vacuum")) return execution(planet);
    return -outlook.ships.seatsOn(planet);
  }

  // A single ship that holds a colony is the best to strike.
  private double execution(Planet planet) {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) best = Math.max(best, execution(Seat.of(i), planet.index()));
    return best;
  }

  private double execution(Seat seat, int place) {
    if (seat == outlook.me) return -20;
    if (!Place.isPlanet(place)) return outlook.threat(seat);
    int there = outlook.ships.on(Planet.of(place), seat);
    double colony = Planet.of(place).system() == seat ? 3 : 8;
    return there == 0 ? 0 : colony / there + 0.2 * outlook.colonies(seat);
  }

  private static double card(String prompt, double worth) {
    boolean gives = prompt.startsWith("flare-trader") || prompt.contains("discard");
    return gives ? -worth : worth;
  }

  private double destiny(int card) {
    if (Destinies.isWild(card)) return -5;
    Seat named = outlook.view.named(card);
    if (named == outlook.me) return -20;
    if (named == outlook.encounter.offense()) return -2;
    return outlook.threat(named);
  }

  private double tech(int slot) {
    boolean own = outlook.view.techs().owner(slot) == outlook.me;
    double worth = outlook.view.tech(slot).map(outlook.values::tech).orElse(Values.MIDDLING);
    return own ? -worth : worth;
  }

  // Nothing is named to be refused: where a card asks, its use was wanted. Only the Prometheus is
  // asked
  // whether it stays behind.
  private static double word(Question question, Word word) {
    boolean stays = question.prompt().id().equals("the-prometheus/choice");
    return switch (word) {
      case YES, ADD -> stays ? -2 : 2;
      case ALL -> 1;
      case NO, PASS, NONE, DONE, STOP -> question.gestureStep() > 0 ? 0.5 : -1;
      case WITHDRAW -> 0;
      default -> 1;
    };
  }

  // The best stage changes places with the one that we are under.
  private static int currentStage(Question question) {
    var powers = question.view().powers();
    int current = Choice.of(Choice.ALIEN, powers.stage(powers.stage()));
    for (int i = 0; i < question.count(); i++) if (question.option(i) == current) return i;
    return 0;
  }

  // Force Field: those who stand on the side that we do not want to win.
  private int foes(Question question) {
    boolean wantsOffense = outlook.stake() > 0;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.SEAT) continue;
      Seat seat = Seat.of(Choice.value(question.option(i)));
      boolean foe = outlook.sideOf(seat) > 0 != wantsOffense;
      boolean danger = outlook.sideOf(seat) > 0 && outlook.wouldWin(seat);
      if (seat != outlook.me && (foe || danger)) return i;
    }
    return Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
  }

  private int ooze(Question question) {
    boolean adds = uses.adding(6) >= uses.withdrawing(6);
    return Math.max(0, Find.word(question, adds ? Word.ADD : Word.WITHDRAW));
  }

  private int ray(Question question) {
    double up = reinforcing.gain(outlook.me, 1);
    double down = reinforcing.gain(outlook.me, -1);
    boolean own = outlook.sideOf(outlook.me) > 0 == reinforcing.wantsOffense();
    boolean raises = up > down || up == down && own;
    return Find.either(Find.option(question, Choice.NUMBER, number(raises ? 1 : -1)), 0);
  }

  private static int number(int number) {
    return Choice.value(Choice.number(number));
  }

  private int target(Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      double worth = techs.destruction(planet);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // The Human that is losing wins when it zaps itself.
  private int zapSelf(Question question) {
    boolean wins = reinforcing.offenseWins(0) == outlook.sideOf(outlook.me) > 0;
    return Math.max(0, Find.word(question, wins ? Word.NO : Word.YES));
  }
}
