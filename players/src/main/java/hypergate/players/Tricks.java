package hypergate.players;

import hypergate.game.Encounter;
import hypergate.game.Face;
import hypergate.game.Kind;
import hypergate.game.Question;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import java.util.Set;

/// Effects that play with the encounter cards themselves: bluffs, calls, cards thrown in, cards
/// swapped, and ships burnt for a higher total.
final class Tricks {
  private static final Set<String> KNOWN =
      Set.of(
          "calculator",
          "chosen",
          "fodder",
          "gambler",
          "kamikaze",
          "mirror",
          "flare-calculator/wild",
          "flare-citadel/super",
          "flare-citadel/wild",
          "flare-calculator/super",
          "flare-fodder/wild",
          "flare-fodder/super",
          "flare-gambler/super",
          "flare-kamikaze/wild",
          "flare-mirror/wild",
          "flare-mirror/super",
          "flare-tripler/super",
          "flare-warpish/wild");

  private static final Set<String> ASKED =
      Set.of(
          "barbarian/cards",
          "flare-barbarian/wild/cards",
          "chosen/card",
          "citadel/card",
          "citadel/planet",
          "fodder/cards",
          "flare-fodder/super/cards",
          "flare-fodder/wild/side",
          "flare-fodder/wild/ships",
          "flare-calculator/wild/choice",
          "gambler/card",
          "gambler/choice",
          "flare-gambler/super/card",
          "flare-gambler/wild/number",
          "kamikaze/ships",
          "flare-kamikaze/wild/ships",
          "flare-mirror/super/seat");

  /// A card that is worth less is not worth its place in the hand.
  private static final double JUNK = 0.3;

  /// An announcement above this value is not believed.
  private static final int PLAUSIBLE = 15;

  private final Outlook outlook;
  private final Selecting selecting;
  private final Reinforcing reinforcing;
  private final Shipping shipping;

  Tricks(Outlook outlook, Selecting selecting, Reinforcing reinforcing, Shipping shipping) {
    this.outlook = outlook;
    this.selecting = selecting;
    this.reinforcing = reinforcing;
    this.shipping = shipping;
  }

  /// Whether the use of this effect is weighed here.
  boolean knows(String effect) {
    return KNOWN.contains(effect);
  }

  /// What using an effect now is worth; 0 or less means no.
  double worth(String effect) {
    return switch (effect) {
      // An ally does not know the cards: calling is for main players.
      case "calculator" -> selecting.twistGain(Forecast.EQUALIZED) - 0.3;
      case "flare-calculator/super" -> -1;
      case "mirror" ->
          selecting.twistGain(Forecast.OFFENSE_REVERSED | Forecast.DEFENSE_REVERSED) - 0.3;
      case "flare-mirror/super" ->
          Math.max(reversal(outlook.me), reversal(outlook.encounter.opponent(outlook.me))) - 0.2;
      case "flare-mirror/wild" -> duplicating();
      case "flare-tripler/super" -> reinforcing.gain(outlook.me, 20);
      case "flare-warpish/wild" -> reinforcing.gain(outlook.me, outlook.ships.inWarp(outlook.me));
      case "flare-calculator/wild" -> calling();
      case "chosen" -> 2;
      case "flare-citadel/wild" -> reinforcing.gain(outlook.encounter.defense(), 5);
      case "flare-citadel/super" -> reinforcing.wantsOffense() ? 2 : -1;
      case "fodder" -> throwing(floor());
      case "flare-fodder/super" -> throwing(-1000) - 0.2;
      case "flare-fodder/wild" -> joining();
      // Telling the truth costs nothing, and who doubts it pays.
      case "gambler" -> 1;
      case "flare-gambler/super" -> winsBy(ownFace()) ? 1.2 : -1;
      case "kamikaze" -> outlook.view.handSize(outlook.me) <= 4 && isRich() ? 2 : -1;
      case "flare-kamikaze/wild" ->
          isRich() ? selecting.bonusGain(6) - 2 * outlook.ship(outlook.me) - 1 : -1;
      default -> throw new IllegalArgumentException(effect);
    };
  }

  /// Whether this question is answered here.
  boolean asks(String prompt) {
    return ASKED.contains(prompt);
  }

  /// Answers a question.
  int answer(Question question, String prompt) {
    return switch (prompt) {
      case "barbarian/cards" -> pick(question, 1, JUNK);
      case "flare-barbarian/wild/cards" -> pick(question, -1, -JUNK);
      case "chosen/card" -> gift(question);
      case "citadel/card" -> pick(question, -1, -1e9);
      case "citadel/planet" -> weakest(question);
      case "fodder/cards" -> thrown(question, floor());
      case "flare-fodder/super/cards" -> thrown(question, -1000);
      case "flare-fodder/wild/side" ->
          Math.max(
              0, Find.word(question, reinforcing.offenseWins(1) ? Word.OFFENSE : Word.DEFENSE));
      case "flare-fodder/wild/ships" -> shipping.send(question, question.gestureStep(), 1);
      case "kamikaze/ships", "flare-kamikaze/wild/ships" ->
          shipping.send(question, question.gestureStep(), 2);
      case "flare-calculator/wild/choice" ->
          Math.max(0, Find.word(question, isOdd() ? Word.ODD : Word.EVEN));
      case "gambler/card", "flare-gambler/super/card" -> announcement(question);
      case "gambler/choice" ->
          Math.max(0, Find.word(question, isDoubtful(question) ? Word.YES : Word.NO));
      case "flare-gambler/wild/number" -> spread(question);
      case "flare-mirror/super/seat" -> reversed(question);
      default -> 0;
    };
  }

  private boolean isRich() {
    return outlook.fleet(outlook.me) >= 12;
  }

  private Seat opponent() {
    return outlook.encounter.opponent(outlook.me);
  }

  /// What laying a citadel is worth, or activating those that stand.
  double citadel(boolean activates) {
    if (activates) return reinforcing.wantsOffense() ? -1 : 2;
    int attacks = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (outlook.view.face(card).kind() == Kind.ATTACK) attacks++;
    return attacks >= 4 ? 0.6 : -1;
  }

  // The own home planet that is held by the fewest ships.
  private int weakest(Question question) {
    int best = 0;
    int fewest = 99;
    for (int i = 0; i < question.count(); i++) {
      Planet planet = Planet.of(Choice.value(question.option(i)));
      int ships = outlook.ships.on(planet, outlook.me);
      if (planet.system() != outlook.me || ships == 0 || ships >= fewest) continue;
      fewest = ships;
      best = i;
    }
    return best;
  }

  // ---- calls

  private double reversal(Seat seat) {
    boolean offense = seat == outlook.encounter.offense();
    return selecting.twistGain(offense ? Forecast.OFFENSE_REVERSED : Forecast.DEFENSE_REVERSED);
  }

  private int reversed(Question question) {
    Seat best = reversal(outlook.me) >= reversal(opponent()) ? outlook.me : opponent();
    return Find.either(Find.option(question, Choice.SEAT, best.index()), 0);
  }

  // Only who sees the other's card can call its parity.
  private double calling() {
    return seesOther() ? 1.5 : -1;
  }

  private boolean seesOther() {
    int card = outlook.encounter.card(opponent());
    return card >= 0 && card < outlook.question.rules().content().cards();
  }

  private boolean isOdd() {
    if (!seesOther()) return true;
    int sum = ownFace().value() + outlook.view.face(outlook.encounter.card(opponent())).value();
    return sum % 2 != 0;
  }

  private int spread(Question question) {
    int likely = Math.max(2, Math.abs(ownFace().value() - 9));
    int wanted = Choice.value(Choice.number(likely));
    return Find.either(Find.option(question, Choice.NUMBER, wanted), 0);
  }

  // ---- after the reveal

  private double duplicating() {
    Encounter encounter = outlook.encounter;
    if (!encounter.attacks(opponent())) return -1;
    int theirs = encounter.faceValue(opponent());
    if (encounter.attacks(outlook.me))
      return reinforcing.gain(outlook.me, theirs - encounter.value(outlook.me));
    boolean offense = outlook.me == encounter.offense();
    boolean more = encounter.shipsOf(outlook.me) > encounter.shipsOf(opponent());
    return reinforcing.wantsOffense() == offense && (more || !offense) ? 2 : -1;
  }

  private boolean isLosing() {
    boolean offense = outlook.me == outlook.encounter.offense();
    boolean wants = reinforcing.wantsOffense();
    return wants == offense && reinforcing.offenseWins(0) != wants;
  }

  // What is drawn is added to an attack that would lose, or takes its place.
  private int gift(Question question) {
    return isLosing() ? pick(question, 1, 0.55) : Math.max(0, Find.word(question, Word.NONE));
  }

  private int pick(Question question, int sign, double least) {
    int none = Find.either(Find.word(question, Word.NONE), Find.word(question, Word.DONE));
    int best = none;
    double most = least;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      double worth = sign * outlook.worthOf(Choice.value(question.option(i)));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  // ---- cards thrown in

  private int floor() {
    return outlook.encounter.faceValue(outlook.me);
  }

  private int available(int floor) {
    int sum = 0;
    CardSet hand = outlook.view.hand();
    for (int card = hand.next(0); card >= 0; card = hand.next(card + 1))
      if (isBetween(outlook.view.face(card), floor)) sum += outlook.view.face(card).value();
    return sum;
  }

  private boolean isBetween(Face face, int floor) {
    return face.kind() == Kind.ATTACK
        && face.value() > floor
        && face.value() < outlook.encounter.faceValue(opponent());
  }

  private double throwing(int floor) {
    return reinforcing.gain(outlook.me, available(floor)) - 1;
  }

  // The highest first, until it is enough.
  private int thrown(Question question, int floor) {
    int left = 0;
    int best = -1;
    for (int i = 0; i < question.count(); i++) {
      if (Choice.kind(question.option(i)) != Choice.CARD) continue;
      left += outlook.view.face(Choice.value(question.option(i))).value() * question.available(i);
      best = i;
    }
    int thrown = available(floor) - left;
    int done = Find.word(question, Word.DONE);
    boolean enough = reinforcing.gain(outlook.me, thrown) > 0;
    return done >= 0 && enough || best < 0 ? Math.max(0, done) : best;
  }

  private double joining() {
    Encounter encounter = outlook.encounter;
    boolean offense = outlook.me.in(encounter.invited(encounter.offensive()));
    boolean defense = outlook.me.in(encounter.invited(encounter.defensive()));
    Planet target = encounter.target();
    if (offense && reinforcing.offenseWins(1))
      return outlook.ships.on(target, outlook.me) == 0 ? 3 : -1;
    return defense && !reinforcing.offenseWins(1) ? 0.8 : -1;
  }

  // ---- bluffing

  private Face ownFace() {
    return outlook.view.face(Math.max(0, outlook.encounter.card(outlook.me)));
  }

  // Whether we win with this card against the other's, which lies open.
  private boolean winsBy(Face face) {
    return winsBy(face.kind(), face.value());
  }

  private boolean winsBy(Kind kind, int value) {
    Encounter encounter = outlook.encounter;
    if (!encounter.isUp(opponent())) return kind == Kind.ATTACK && value > PLAUSIBLE;
    if (kind != Kind.ATTACK) return false;
    if (!encounter.attacks(opponent())) return true;
    var own = encounter.sideOf(outlook.me);
    int ours = value + own.ships() + own.bonus();
    int theirs = encounter.value(opponent()) + own.other().ships() + own.other().bonus();
    return outlook.me == encounter.offense() ? ours > theirs : ours >= theirs;
  }

  // The truth when it wins, or when only an unlikely card would; else the lowest card that wins.
  private int announcement(Question question) {
    Face own = ownFace();
    int truth = 0;
    int lie = -1;
    for (int i = 0; i < question.count(); i++) {
      Face face = outlook.view.face(Choice.value(question.option(i)));
      if (face == own) truth = i;
      if (lie < 0 && face.value() <= PLAUSIBLE && winsBy(face)) lie = i;
    }
    return winsBy(own) || lie < 0 || !isRich() ? truth : lie;
  }

  // What beats us with a card that few have is doubted.
  private boolean isDoubtful(Question question) {
    Face said = outlook.view.face(question.target());
    return said.kind() == Kind.ATTACK && said.value() > PLAUSIBLE && isRich();
  }
}
