package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Face;
import hypergate.game.Kind;
import hypergate.game.Powers;
import hypergate.game.Question;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;

/// When the homebrew techs of Jack Reda and Paul Hlavacek are used, and what is answered when they
/// ask.
final class RedaTechUses {
  /// What a copy must gain over what it is now.
  private static final double CHANGE = 2;

  private final Outlook outlook;
  private final Reinforcing reinforcing;

  RedaTechUses(Outlook outlook, Reinforcing reinforcing) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
  }

  /// Whether an effect is a tech with a rule of its own here.
  boolean knows(String id) {
    return switch (id) {
      case "auto-nova",
          "destiny-holo-flux-reda",
          "energizer",
          "gamma-converter-reda",
          "primordial-ark",
          "seismic-pulse",
          "strange-attractor-hlavacek",
          "transmogrifier" ->
          true;
      default -> false;
    };
  }

  /// What using a tech now is worth; 0 or less means no.
  double worth(String id) {
    return switch (id) {
      case "auto-nova" -> nova() < 0 ? 0 : 1.5;
      case "destiny-holo-flux-reda" -> isStruck() ? 2 : 0;
      case "energizer" -> isReady() ? 3 : 0;
      case "gamma-converter-reda" -> converting();
      case "primordial-ark" -> reshuffling();
      case "seismic-pulse" -> Math.abs(outlook.stake()) > 4 && shift() >= 2 ? 1.5 : 0;
      case "strange-attractor-hlavacek" -> outlook.view.cards().flareCount() > 0 ? 1 : 0;
      case "transmogrifier" -> copying();
      default -> 0;
    };
  }

  /// Answers a question of one of these techs; -1 when it is none of them.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "auto-nova/card" ->
          Find.either(Find.option(question, Choice.CARD, Math.max(0, nova())), 0);
      case "energizer/seat" -> weakest(question);
      case "gamma-converter-reda/number" ->
          Find.either(
              Find.option(question, Choice.NUMBER, Choice.value(Choice.number(needed()))), 0);
      case "seismic-pulse/planet" -> planet(question);
      default -> -1;
    };
  }

  // The flare of the opponent's power, once it is clear who that is and before cards are chosen.
  private int nova() {
    Encounter encounter = outlook.encounter;
    Seat foe = encounter.opponent(outlook.me);
    if (!foe.exists() || outlook.question.window() == Window.REGROUP_START) return -1;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      if (outlook.view.face(card).kind() != Kind.FLARE) continue;
      int alien = outlook.view.cards().cardAlien(card);
      for (int slot = 0; slot < Sizes.POWERS; slot++) {
        int instance = Powers.instance(foe, slot);
        if (outlook.view.powers().number(instance) == alien
            && outlook.view.powers().inForce(instance)) return card;
      }
    }
    return -1;
  }

  private boolean isStruck() {
    return outlook.encounter.named() == outlook.me && outlook.encounter.offense() != outlook.me;
  }

  private boolean isReady() {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1)) {
      Face face = outlook.view.face(card);
      if (face.kind() == Kind.ATTACK && face.value() >= 10) return outlook.fleet(outlook.me) >= 6;
    }
    return false;
  }

  // The fewest cards that turn the result our way; 0 when none do.
  private int needed() {
    int hand = outlook.view.handSize(outlook.me);
    for (int cards = 1; cards <= hand; cards++)
      if (reinforcing.gain(outlook.me, cards) > 0) return cards;
    return 0;
  }

  private double converting() {
    int cards = needed();
    return cards == 0 ? 0 : reinforcing.gain(outlook.me, cards) - 0.7 * cards;
  }

  // Worth it for whoever has less than the others.
  private double reshuffling() {
    double own = 0;
    double all = 0;
    int count = 0;
    for (int i = 0; i < outlook.seats; i++) {
      double worth = outlook.powers(Seat.of(i));
      if (worth == 0) continue;
      all += worth;
      count++;
      if (i == outlook.me.index()) own = worth;
    }
    return count < 2 ? 0 : all / count - own - 1;
  }

  // Ships of the defense that another planet would bring on our side of the balance.
  private int shift() {
    Encounter encounter = outlook.encounter;
    if (!encounter.isMain(outlook.me)) return 0;
    int best = 0;
    for (long rest = outlook.ships.planetsOf(encounter.target().system());
        rest != 0;
        rest &= rest - 1) best = Math.max(best, shift(Planet.of(Long.numberOfTrailingZeros(rest))));
    return best;
  }

  private int shift(Planet planet) {
    Encounter encounter = outlook.encounter;
    Seat defense = encounter.defense();
    int more = outlook.ships.on(planet, defense) - outlook.ships.on(encounter.target(), defense);
    return outlook.me == defense ? more : -more;
  }

  private int planet(Question question) {
    int best = 0;
    for (int i = 1; i < question.count(); i++)
      if (shift(Planet.of(Choice.value(question.option(i))))
          > shift(Planet.of(Choice.value(question.option(best))))) best = i;
    return best;
  }

  private int weakest(Question question) {
    int best = 0;
    for (int i = 1; i < question.count(); i++)
      if (outlook.threat(Seat.of(Choice.value(question.option(i))))
          < outlook.threat(Seat.of(Choice.value(question.option(best))))) best = i;
    return best;
  }

  // Something better than what it is a copy of; what is used up is worth nothing.
  private double copying() {
    double now = 4 - CHANGE;
    double best = 0;
    for (int slot = 0; slot < outlook.view.techs().top(); slot++) {
      if (!outlook.view.techs().exists(slot) || !outlook.view.techs().isComplete(slot)) continue;
      double worth = outlook.values.tech(outlook.view.techs().tech(slot));
      if (outlook.view.techs().owner(slot) != outlook.me) best = Math.max(best, worth);
      else if (outlook.view.techs().isCopy(slot)
          && outlook.view.techs().card(slot).id().equals("transmogrifier")) now = worth;
    }
    return best - now - CHANGE;
  }
}
