package hypergate.players.dominion.aliens;

import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Love gives the card that it misses least; the others give an attack, which many have, when
/// ships of theirs wait in the warp or Love could settle many.
public final class Love {
  private static final int SETTLERS = 2;
  private static final int SPARE = 4;

  public static final Judgement LOVE =
      Judgement.of("love")
          .answers(
              "card", (outlook, question) -> Find.best(question, card -> -outlook.worthOf(card)))
          .answers("card-2", Love::gift)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("planet", (_, question) -> question.count() - 1);

  private Love() {}

  private static int gift(Outlook outlook, Question question) {
    int none = Math.max(0, Find.word(question, Word.NONE));
    int love = outlook.ships.inWarp(outlook.view.turn());
    boolean worth = outlook.ships.inWarp(outlook.me) > 0 || love >= SETTLERS;
    if (!worth || outlook.view.hand().size() < SPARE) return none;
    int best = none;
    double least = 1e9;
    for (int i = 0; i < question.count(); i++) {
      int choice = question.option(i);
      if (Choice.kind(choice) != Choice.CARD) continue;
      int card = Choice.value(choice);
      if (outlook.view.face(card).kind() != Kind.ATTACK) continue;
      if (outlook.worthOf(card) >= least) continue;
      least = outlook.worthOf(card);
      best = i;
    }
    return best;
  }
}
