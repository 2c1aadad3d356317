package hypergate.players.variant.technology;

import hypergate.game.Kind;
import hypergate.game.Payment;
import hypergate.game.Question;
import hypergate.game.Tech;
import hypergate.game.Techs;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.novice.Values;

/// The tech step and new techs: research what we can finish with ships that are not needed at home,
/// complete what is paid for; wherever a card asks for a tech, somebody else's best one.
public final class Researching {
  /// Ships on an X tech that are enough.
  private static final int ENOUGH = 4;

  /// Ships on a Haz-Tech that are enough: they will be lost with it.
  private static final int ENOUGH_TO_LOSE = 2;

  public static final Judgement RESEARCHING =
      Judgement.ofVariant()
          .asked("tech-action", Researching::act)
          .asked("keep-tech", Researching::keep)
          .picks(Choice.TECH_SLOT, Researching::taken)
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
    int value = Choice.value(option);
    return switch (Choice.kind(option)) {
      case Choice.COMPLETE -> completes(outlook, value) ? 20 : -1;
      case Choice.RESEARCH -> research(outlook, value >> 8, outlook.ships.planetOf(value & 0xff));
      default -> -1;
    };
  }

  private static boolean completes(Outlook outlook, int slot) {
    if (outlook.view.tech(slot).isEmpty()) return false;
    Techs techs = outlook.view.techs();
    Tech tech = techs.tech(slot);
    if (tech.secret() || !techs.isFunded(slot)) return false;
    if (tech.isMili()) return isWorthItsCards(outlook, tech);
    return tech.research() != Tech.X || techs.ships(slot) >= ENOUGH;
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
    if (outlook.view.tech(slot).isEmpty()) return -1;
    Tech tech = outlook.view.techs().tech(slot);
    int needed = tech.research() == Tech.X ? ENOUGH : tech.research();
    if (tech.isHaz()) needed = ENOUGH_TO_LOSE;
    int missing = needed - outlook.view.techs().ships(slot);
    int fleet = outlook.fleet(outlook.me);
    // What cannot be finished with a handful of ships left over is not begun.
    if (missing <= 0 || fleet - missing < 5 && fleet < 9) return -1;
    int there = outlook.ships.on(from, outlook.me);
    boolean home = from.system() == outlook.me;
    if (there < (home ? 3 : 2)) return -1;
    return 0.1 + Slots.glad(outlook, tech) / (1 + missing) + 0.05 * there + (home ? 0 : 0.02);
  }

  private static int keep(Outlook outlook, Question question) {
    return Find.best(question, tech -> Slots.glad(outlook, question.rules().content().tech(tech)));
  }

  private static double taken(Outlook outlook, int slot) {
    boolean own = outlook.view.techs().owner(slot) == outlook.me;
    double worth =
        outlook.view.tech(slot).map(tech -> Slots.glad(outlook, tech)).orElse(Values.MIDDLING);
    return own ? -worth : worth;
  }
}
