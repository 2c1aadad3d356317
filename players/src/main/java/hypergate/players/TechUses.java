package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Face;
import hypergate.game.Kind;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// When completed techs are used: those that stay whenever they help, those that are discarded when
/// it matters.
final class TechUses {
  private final Outlook outlook;
  private final Reinforcing reinforcing;
  private final Forecast forecast;
  private final OdysseyTricks odyssey;
  private final RedaTechUses reda;
  private final TechTricks tricks;

  TechUses(Outlook outlook, Reinforcing reinforcing, Forecast forecast, OdysseyTricks odyssey) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
    this.forecast = forecast;
    this.odyssey = odyssey;
    this.reda = new RedaTechUses(outlook, reinforcing);
    this.tricks = new TechTricks(outlook, reinforcing);
  }

  /// The techs that are judged in a class of their own.
  TechTricks tricks() {
    return tricks;
  }

  /// Whether an effect is a tech with a rule of its own here.
  boolean knows(String id) {
    return switch (id) {
      case "coldsleep-ship",
          "collapsium-hulls",
          "cosmic-field-generator",
          "delta-scanners",
          "energy-cloak",
          "enigma-device",
          "genesis-bomb",
          "gluon-mines",
          "infinity-drive",
          "lunar-cannon",
          "omega-missile",
          "plasma-thrusters",
          "quark-battery",
          "tech-scrambler",
          "the-qax",
          "vacuum-turbines",
          "warpspace-key",
          "xenon-lasers" ->
          true;
      default -> odyssey.knows(id) || reda.knows(id) || tricks.knows(id);
    };
  }

  /// What using a tech now is worth; 0 or less means no.
  double worth(String id) {
    Window window = outlook.question.window();
    return switch (id) {
      case "coldsleep-ship" -> 10;
      case "warpspace-key" -> outlook.ships.inWarp(outlook.me) - 2.5;
      case "omega-missile" -> missile() > 3 ? 3 : 0;
      case "enigma-device" -> handsAreBetter() ? 2 : 0;
      case "tech-scrambler" -> scrambling();
      case "energy-cloak" -> outlook.stake() > 5 ? 1 : 0;
      case "the-qax" -> qax();
      case "gluon-mines" -> outlook.stake() < -4 ? 3 : 0;
      case "lunar-cannon" ->
          window == Window.TOTALS ? bonus(10) : window == Window.DESTINY_DRAWN ? 0 : 1;
      case "xenon-lasers" -> bonus(1);
      case "quark-battery" -> battery();
      case "infinity-drive" -> bestAttack() >= 10 && outlook.fleet(outlook.me) >= 6 ? 3 : 0;
      case "delta-scanners" -> bestDiscarded() >= 1.5 ? 2 : 0;
      case "plasma-thrusters" -> outlook.stake() < -3 ? 1 : 0;
      default -> {
        if (odyssey.knows(id)) yield odyssey.worth(id);
        if (reda.knows(id)) yield reda.worth(id);
        yield tricks.knows(id) ? tricks.worth(id) : 1;
      }
    };
  }

  /// Answers a question of a tech that has a rule of its own; -1 when it has none.
  int answer(Question question, String prompt) {
    return reda.answer(question, prompt);
  }

  // Whatever is used while totals are collected is worth using unless it hurts.
  private double bonus(int more) {
    double gain = reinforcing.gain(outlook.me, more);
    if (gain != 0) return gain;
    boolean own = outlook.sideOf(outlook.me) > 0 == reinforcing.wantsOffense();
    boolean lower = outlook.encounter.is(Encounter.LOWER_WINS);
    return own && (!lower || more == 1) ? 0.5 : more == 1 ? 0.3 : -1;
  }

  private double scrambling() {
    double best = 0;
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().exists(slot)
          && outlook.view.techs().isComplete(slot)
          && outlook.view.techs().owner(slot) != outlook.me)
        best = Math.max(best, outlook.values.tech(outlook.view.techs().tech(slot)));
    return best - 5.2;
  }

  // Four ships from somebody who would not win by it.
  private double qax() {
    Encounter encounter = outlook.encounter;
    boolean offense = outlook.me == encounter.offense();
    int invited = encounter.invited(offense ? encounter.offensive() : encounter.defensive());
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      if (seat.in(invited) && !(offense && outlook.wouldWin(seat)) && outlook.fleet(seat) >= 5) {
        double before = forecast.read().offenseChance();
        double after =
            forecast.read(seat, offense ? 4 : 0, offense ? 0 : 4).offenseChance() - before;
        if (after * outlook.stake() > 2) return after * outlook.stake();
      }
    }
    return 0;
  }

  private double battery() {
    Encounter encounter = outlook.encounter;
    int slot = slot("quark-battery");
    int stored = slot < 0 ? -1 : outlook.view.techs().stored(slot);
    if (stored < 0 || stored >= Sizes.CARDS) return 0;
    Face face = outlook.view.face(stored);
    if (face.kind() != Kind.ATTACK || !encounter.attacks(encounter.opponent(outlook.me))) return 0;
    boolean offense = outlook.me == encounter.offense();
    if (reinforcing.wantsOffense() != offense || reinforcing.offenseWins(0) == offense) return 0;
    if (encounter.negotiates(outlook.me)) return Math.abs(outlook.stake());
    return reinforcing.gain(outlook.me, face.value() - encounter.value(outlook.me));
  }

  private int slot(String id) {
    for (int slot = 0; slot < Sizes.TECH_SLOTS; slot++)
      if (outlook.view.techs().isOf(slot, outlook.me)
          && outlook.view.techs().isComplete(slot)
          && outlook.view.tech(slot).filter(tech -> tech.id().equals(id)).isPresent()) return slot;
    return -1;
  }

  private int bestAttack() {
    CardSet hand = outlook.view.hand();
    int best = -1;
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK)
        best = Math.max(best, outlook.view.face(card).value());
    return best;
  }

  private double bestDiscarded() {
    double best = 0;
    for (int i = outlook.view.cards().discardSize() - 1; i >= 0; i--)
      best = Math.max(best, outlook.worthOf(outlook.view.cards().discarded(i)));
    return best;
  }

  private boolean handsAreBetter() {
    double others = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (i != outlook.me.index()) others += outlook.view.handSize(Seat.of(i));
    double average = others / (outlook.seats - 1);
    int own = outlook.view.handSize(outlook.me);
    return own <= 4 || average > 9 && own <= average;
  }

  /// The best planet to destroy, in points; see [Effects].
  double missile() {
    double best = 0;
    for (int i = 0; i < outlook.seats; i++)
      for (long rest = outlook.ships.planetsOf(Seat.of(i)); rest != 0; rest &= rest - 1)
        best = Math.max(best, destruction(Planet.of(Long.numberOfTrailingZeros(rest))));
    return best;
  }

  /// What it is worth to us that a planet and all ships on it are gone.
  double destruction(Planet planet) {
    double worth = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat seat = Seat.of(i);
      int there = outlook.ships.on(planet, seat);
      if (there == 0) continue;
      worth -= there * outlook.ship(seat);
      worth += planet.system() == seat ? outlook.home(seat, -1) : outlook.change(seat, -1);
    }
    return worth;
  }
}
