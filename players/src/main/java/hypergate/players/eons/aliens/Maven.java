package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Maven, which speaks against who leads, and with the cheapest card that says so.
public final class Maven {
  public static final Judgement MAVEN =
      Judgement.of("maven")
          .worth(Maven::worth)
          .answers("choice", Maven::result)
          .answers("card", (outlook, question) -> outlook.choosing.worst(question));

  private Maven() {}

  // It has a card that decides against the leader, or would have to spend one for nothing.
  private static double worth(Outlook outlook) {
    Seat leader = outlook.leader();
    if (leader == outlook.me || !outlook.encounter.isMain(leader)) return -0.5;
    return outlook.lacks(leader) <= 2 ? 2 : 0.5;
  }

  private static int result(Outlook outlook, Question question) {
    boolean leads = outlook.leader() == outlook.encounter.offense();
    int wanted = Find.word(question, leads ? Word.DEFENSE : Word.OFFENSE);
    return Find.either(wanted, Math.max(0, Find.word(question, Word.BOTH)));
  }
}
