package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.TechChoice;
import hypergate.variant.technology.Techs;

/// The Engineer: the best tech of those drawn goes onto the sheet, unless a better one lies there
/// or ships lie on it.
public final class Engineer {
  public static final Judgement ENGINEER =
      Judgement.of("engineer")
          .answers("tech", Engineer::best)
          .answers(
              "tech-2", (outlook, question) -> Find.best(question, slot -> -worth(outlook, slot)));

  private Engineer() {}

  private static int best(Outlook outlook, Question question) {
    int best = 0;
    double most = 0;
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      double worth =
          Choice.kind(choice) == Choice.WORD
              ? onSheet(outlook)
              : Slots.glad(outlook, Techs.of(outlook.view).numbered(TechChoice.card(choice)));
      if (worth <= most) continue;
      most = worth;
      best = i;
    }
    return best;
  }

  private static double onSheet(Outlook outlook) {
    Techs techs = Techs.of(outlook.view);
    double most = 0;
    for (int slot = 0; slot < techs.top(); slot++)
      if (techs.isOf(slot, outlook.me) && techs.sheet(slot) >= 0)
        most = Math.max(most, worth(outlook, slot));
    return most;
  }

  private static double worth(Outlook outlook, int slot) {
    Techs techs = Techs.of(outlook.view);
    return techs.face(slot).map(tech -> Slots.glad(outlook, tech)).orElse(0.0) + techs.ships(slot);
  }
}
