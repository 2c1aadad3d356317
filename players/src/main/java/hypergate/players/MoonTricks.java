package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Kind;
import hypergate.game.Question;
import hypergate.game.Side;
import hypergate.game.Window;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moons;

/// What moons can be used for: when a blue one is worth its only use, when a secret one should show
/// itself, and what they ask.
final class MoonTricks {
  /// What it takes to use something that works once only.
  private static final double ONCE = 1;

  /// A new hand of eight, as a novice sees it, less the trouble.
  private static final double NEW_HAND = 5;

  private final Outlook outlook;
  private final Reinforcing reinforcing;
  private final Bargaining bargaining;
  private final Alliances alliances;
  private final Shipping shipping;
  private final MoonShips ships;

  MoonTricks(
      Outlook outlook,
      Reinforcing reinforcing,
      Bargaining bargaining,
      Alliances alliances,
      Shipping shipping) {
    this.outlook = outlook;
    this.reinforcing = reinforcing;
    this.bargaining = bargaining;
    this.alliances = alliances;
    this.shipping = shipping;
    this.ships = new MoonShips(outlook);
  }

  /// What using (or revealing) one of them now is worth; not a number when there is no rule for it.
  double worth(Question question, String effect) {
    if (!effect.startsWith("moon-")) return Double.NaN;
    Encounter encounter = outlook.encounter;
    Seat me = outlook.me;
    boolean last = question.window() == Window.REVEALED;
    return switch (effect) {
      case "moon-hulk-out" -> hulk();
      case "moon-blue-shift" ->
          reinforcing.gain(me, 3 * Moons.of(outlook.view).occupiedByOthers(me)) - ONCE;
      case "moon-multiplier" -> reinforcing.gain(me, encounter.value(me)) - ONCE;
      case "moon-threeinforce" -> holdsReinforcement() ? 1 : 0;
      case "moon-moon-boom" -> ships.bestBoom() - 2;
      case "moon-inertia" -> ships.slowing() - ONCE;
      case "moon-displace" -> ships.bestMove(ships.slot(effect)) - ONCE;
      case "moon-translation-lost" -> spoiling(question, ships.slot(effect));
      case "moon-deal-breaker" -> 2;
      case "moon-replay" -> outlook.view.hand().size() < 6 ? 1 : 0;
      case "moon-fully-commit" -> 0.3 * following() - 0.5;
      case "moon-just-rewards" -> ships.bestStrike() - outlook.cards(me, ships.due()) - ONCE;
      case "moon-harvest" -> NEW_HAND - held();
      case "moon-biofuel" -> refuelling();
      case "moon-hubris" -> isPowerless() ? 1 : 0;
      case "moon-the-spoils" -> last && isAlly() && outlook.sideOf(me) < 0 ? 1 : 0;
      case "moon-payback" -> !last || isAlly() && !isWinning() ? 1 : 0;
      case "moon-moon-solidarity" ->
          last && isAlly() ? reinforcing.gain(me, Moons.of(outlook.view).occupied()) : 0;
      case "moon-strengthen-allies" -> last && isAlly() ? strengthening() : 0;
      case "moon-weaken-allies" -> last && isAlly() ? reinforcing.gain(me, weakened()) : 0;
      // A card on the deck is a card less in hand.
      case "moon-stack" -> -1;
      default -> Double.NaN;
    };
  }

  /// Answers a question of one of them; -1 when there is no rule for it.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "moon-alms/card", "moon-stack/card" -> worstCard(question);
      case "moon-bribery/card" -> bribe(question);
      case "moon-bribery/seat" -> briber(question);
      case "moon-bribery/ships" -> shipping.send(question, question.gestureStep(), 2);
      case "moon-fully-commit/ships" ->
          shipping.send(question, question.gestureStep(), Math.max(1, question.least()));
      case "moon-zap-grab/card" -> zap(question);
      case "moon-metamorph/alien" -> worstAlien(question);
      case "moon-migration/ships" -> ships.leaving(question);
      case "moon-migration/planet" -> ships.arriving(question);
      case "moon-inertia/planet" -> ships.fewest(question);
      case "moon-displace/planet" -> ships.move(question);
      case "moon-moon-boom/planet" -> ships.boom(question);
      case "moon-just-rewards/seat" -> ships.victim(question);
      case "moon-just-rewards/planet" -> ships.strike(question);
      default -> -1;
    };
  }

  // ---- in the encounter

  private boolean isAlly() {
    return outlook.encounter.isAlly(outlook.me);
  }

  private boolean isWinning() {
    return reinforcing.offenseWins(0) == outlook.sideOf(outlook.me) > 0;
  }

  // Three times as many ships: two more for each, in the total or as compensation.
  private double hulk() {
    Encounter encounter = outlook.encounter;
    int more = 2 * encounter.counted(outlook.me) * encounter.worth(outlook.me);
    double gain = reinforcing.gain(outlook.me, more);
    boolean paid =
        encounter.negotiates(outlook.me) && encounter.attacks(encounter.opponent(outlook.me));
    return (paid ? outlook.cards(outlook.me, 2 * encounter.shipsOf(outlook.me)) : gain) - ONCE;
  }

  private double strengthening() {
    Side own = outlook.encounter.sideOf(outlook.me);
    double gain = reinforcing.gain(outlook.me, own.alliedShips() - own.other().alliedShips());
    // Twice the rewards, if the defense holds.
    return gain == 0 && own.index() == 1 && isWinning() ? 1 : gain;
  }

  // What our side gains on the other when ships of allies count half.
  private int weakened() {
    Side own = outlook.encounter.sideOf(outlook.me);
    return lostHalf(own.other()) - lostHalf(own);
  }

  private int lostHalf(Side side) {
    int sum = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(side.allies())) {
        int ships = outlook.encounter.counted(Seat.of(i)) * outlook.encounter.worth(Seat.of(i));
        sum += ships - ships / 2;
      }
    return sum;
  }

  private boolean holdsReinforcement() {
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.REINFORCEMENT) return true;
    return false;
  }

  // The ships that our allies would have to add.
  private int following() {
    Encounter encounter = outlook.encounter;
    int more = 0;
    for (int i = 0; i < outlook.seats; i++) {
      Seat ally = Seat.of(i);
      if (!ally.in(encounter.sideOf(outlook.me).allies())) continue;
      int missing = encounter.shipsOf(outlook.me) - encounter.shipsOf(ally);
      more += Math.max(0, Math.min(missing, outlook.fleet(ally)));
    }
    return more;
  }

  private double spoiling(Question question, int slot) {
    if (slot < 0 || outlook.encounter.isMain(outlook.me)) return -1;
    return -bargaining.dealOfOthers(question.offer()) + ships.left(slot) - ONCE;
  }

  // ---- cards and powers

  private double held() {
    double held = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      held += outlook.worthOf(card);
    return held;
  }

  // A flare for a ship, in the own turn with a ship to retrieve.
  private double refuelling() {
    Seat me = outlook.me;
    if (me != outlook.encounter.offense() || outlook.ships.inWarp(me) == 0) return 0;
    return Values.FLARE - outlook.ship(me) - 0.3;
  }

  private boolean isPowerless() {
    int homes = Long.bitCount(outlook.ships.homeColonies(outlook.me));
    return homes < outlook.question.rules().homeColoniesNeeded();
  }

  private int worstCard(Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      double worth = outlook.worthOf(Choice.value(question.option(i)));
      if (worth < least) {
        least = worth;
        best = i;
      }
    }
    return best;
  }

  // Uninvited we pay with our worst card, where joining is worth it.
  private int bribe(Question question) {
    int none = Find.word(question, Word.NONE);
    if (none >= 0 && alliances.gain() < 1.5) return none;
    return worstCard(question);
  }

  private int briber(Question question) {
    Encounter encounter = outlook.encounter;
    boolean offense = alliances.value(true, 2) >= alliances.value(false, 2);
    Seat side = offense ? encounter.offense() : encounter.defense();
    return Find.either(Find.option(question, Choice.SEAT, side.index()), 0);
  }

  private static int zap(Question question) {
    int other = 0;
    for (int i = 0; i < question.count(); i++) {
      if (question.notation(i).equals("cosmic-zap")) return i;
      if (question.notation(i).equals("card-zap")) other = i;
    }
    return other;
  }

  private int worstAlien(Question question) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      double worth = outlook.values.alien(question, i);
      if (worth < least) {
        least = worth;
        best = i;
      }
    }
    return best;
  }
}
