package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Fire Dancer lights fires at home and sells others at any price but none.
public final class FireDancer {
  public static final Judgement FIRE_DANCER =
      Judgement.of("fire-dancer")
          .worth(FireDancer::worth)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("card", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private FireDancer() {}

  // A fire in its own system keeps others away; elsewhere it would stand against itself later.
  private static double worth(Outlook outlook) {
    if (!outlook.encounter.isMain(outlook.me)) return -0.5;
    Seat defense = outlook.encounter.defense();
    return defense == outlook.me ? 2 : -0.5;
  }
}
