package hypergate.players.odyssey.moons;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Bribery: uninvited we pay with our worst card, where joining is worth it.
public final class Bribery {
  public static final Judgement BRIBERY =
      Judgement.of("moon-bribery")
          .answers("card", Bribery::bribe)
          .answers("seat", Bribery::side)
          .answers(
              "ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 2));

  private Bribery() {}

  private static int bribe(Outlook outlook, Question question) {
    int none = Find.word(question, Word.NONE);
    if (none >= 0 && outlook.alliances.gain() < 1.5) return none;
    return outlook.choosing.worst(question);
  }

  private static int side(Outlook outlook, Question question) {
    boolean offense = outlook.alliances.value(true, 2) >= outlook.alliances.value(false, 2);
    return Find.seat(question, offense ? outlook.encounter.offense() : outlook.encounter.defense());
  }
}
