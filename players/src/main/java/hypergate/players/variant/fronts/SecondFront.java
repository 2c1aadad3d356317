package hypergate.players.variant.fronts;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The second front: its card, a few ships for a defense that we want to hold, and half of the
/// winners on each planet.
public final class SecondFront {
  public static final Judgement SECOND_FRONT =
      Judgement.ofVariant()
          .asked("select-second", (outlook, question) -> outlook.selecting.select(question))
          .asked("join-second", SecondFront::join)
          .asked("land", (_, question) -> question.count() / 2);

  private SecondFront() {}

  private static int join(Outlook outlook, Question question) {
    int none = Find.word(question, Word.NONE);
    int wanted = outlook.stake() < 0 ? outlook.shipping.spare(2) : 0;
    if (wanted == 0 && none >= 0) return none;
    return outlook.shipping.send(question, question.gestureStep(), wanted);
  }
}
