package hypergate.players.variant.technology;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;
import hypergate.variant.technology.Payment;
import hypergate.variant.technology.Tech;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.Techs;

/// The tech step and new techs: research what we can finish with ships that are not needed at home,
/// complete what is paid for; wherever a card asks for a tech, somebody else's best one.
public final class Researching {
  /// Ships on an X tech that are enough.
  private static final int ENOUGH = 4;

  /// Ships on colonies below which those that wait on a tech are missed.
  private static final int FLEET = 5;

  /// Ships on a Haz-Tech that are enough: they will be lost with it.
  private static final int ENOUGH_TO_LOSE = 2;

  public static final Judgement RESEARCHING =
      Judgement.ofVariant()
          .asked("tech-action", Researching::act)
          .asked("keep-tech", Researching::keep)
          .picks(Choice.SLOT, Researching::taken)
          .picks(Choice.FACE_DOWN_OF, Researching::taken);

  private Researching() {}

  private static int act(Outlook outlook, Question question) {
    int best = Math.max(0, Find.word(question, Word.PASS));
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      double worth = worth(outlook, question.option(i));
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }

  private static double worth(Outlook outlook, int option) {
    int slot = TechChoice.slot(option);
    return switch (TechChoice.kind(outlook.view.parts(), option)) {
      case COMPLETE -> completes(outlook, slot) ? 20 : isGivenUp(outlook, slot) ? 0.6 : -1;
      case RESEARCH -> research(outlook, slot, outlook.ships.planetOf(TechChoice.place(option)));
      case ABANDON -> isStranded(outlook, slot) ? 0.6 : -1;
      case CARD, NEW, NONE -> -1;
    };
  }

  private static boolean completes(Outlook outlook, int slot) {
    if (Techs.of(outlook.view).face(slot).isEmpty()) return false;
    Techs techs = Techs.of(outlook.view);
    Tech tech = techs.tech(slot);
    if (tech.secret() || !techs.isFunded(slot)) return false;
    if (tech.isMili()) return isWorthItsCards(outlook, tech);
    return tech.research() != Tech.X || techs.researching(slot) >= ENOUGH;
  }

  // Whether ships wait on a tech that will not be paid for soon, while they are missed elsewhere.
  private static boolean isStranded(Outlook outlook, int slot) {
    Techs techs = Techs.of(outlook.view);
    if (techs.face(slot).isEmpty() || techs.isComplete(slot) || techs.isFunded(slot)) return false;
    return techs.ships(slot) >= 2 && outlook.fleet(outlook.me) < FLEET;
  }

  // Where turning up a tech with too few ships abandons it, that is how ships come back.
  private static boolean isGivenUp(Outlook outlook, int slot) {
    return isStranded(outlook, slot) && !Techs.of(outlook.view).tech(slot).isMili();
  }

  // Whether a Mili-Tech is worth the attack cards that it costs: two encounter cards must be left.
  private static boolean isWorthItsCards(Outlook outlook, Tech tech) {
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

  private static double research(Outlook outlook, int slot, Planet from) {
    if (Techs.of(outlook.view).face(slot).isEmpty()) return -1;
    Tech tech = Techs.of(outlook.view).tech(slot);
    int needed = tech.research() == Tech.X ? ENOUGH : tech.research();
    if (tech.isHaz()) needed = ENOUGH_TO_LOSE;
    int missing = needed - Techs.of(outlook.view).researching(slot);
    int fleet = outlook.fleet(outlook.me);
    // What cannot be finished with a handful of ships left over is not begun.
    if (missing <= 0 || fleet - missing < 5 && fleet < 9) return -1;
    int there = outlook.ships.on(from, outlook.me);
    boolean home = outlook.ships.systemOf(from) == outlook.me;
    if (there < (home ? 3 : 2)) return -1;
    return 0.1 + Slots.glad(outlook, tech) / (1 + missing) + 0.05 * there + (home ? 0 : 0.02);
  }

  private static int keep(Outlook outlook, Question question) {
    return Find.best(
        question,
        value -> Slots.glad(outlook, Techs.of(outlook.view).numbered(TechChoice.card(value))));
  }

  private static double taken(Outlook outlook, int slot) {
    boolean own = Techs.of(outlook.view).owner(slot) == outlook.me;
    double worth =
        Techs.of(outlook.view)
            .face(slot)
            .map(tech -> Slots.glad(outlook, tech))
            .orElse(Values.MIDDLING);
    return own ? -worth : worth;
  }
}
