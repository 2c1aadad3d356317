package hypergate.players.odyssey.tech;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;
import hypergate.variant.technology.Techs;

/// Sabotage: what others have at work, and a new tech.
public final class Sabotage {
  public static final Judgement SABOTAGE =
      Judgement.of("sabotage").worth(Sabotage::worth).answers("tech", Sabotage::target);

  private Sabotage() {}

  private static double worth(Outlook outlook) {
    int most = Slots.aboard(outlook, "sabotage");
    double worth = 0.8;
    for (int slot = 0; slot < outlook.view.cardSlots().top(); slot++)
      if (isRivals(outlook, slot) && Techs.of(outlook.view).ships(slot) <= most)
        worth += 0.4 * Techs.of(outlook.view).ships(slot);
    return worth - most * outlook.ship(outlook.me);
  }

  private static boolean isRivals(Outlook outlook, int slot) {
    return Techs.of(outlook.view).exists(slot) && Techs.of(outlook.view).owner(slot) != outlook.me;
  }

  private static int target(Outlook outlook, Question question) {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < question.count(); i++) {
      int slot = Choice.value(question.option(i));
      boolean done = Choice.is(question.option(i), Word.PASS);
      int ships = done ? 0 : Techs.of(outlook.view).ships(slot);
      double worth = done ? 0.5 : isRivals(outlook, slot) ? ships : -ships;
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
