package hypergate.players.incursion.aliens;

import hypergate.game.card.Face;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.game.word.Kind;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Seeker asks its foe whether it will play a negotiate, before cards are selected. Whoever is
/// asked says what it means to do.
public final class Seeker {
  public static final Judgement SEEKER =
      Judgement.of("seeker")
          .worth(_ -> 1.5)
          .answers("seat", (outlook, question) -> Find.foe(outlook, question))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.ENCOUNTER)))
          .answers(
              "choice-2",
              (_, question) ->
                  Math.max(0, Find.option(question, Choice.KIND, Kind.NEGOTIATE.ordinal())))
          .answers("choice-3", Seeker::answer);

  private Seeker() {}

  // Most questions are about a negotiate, and an attack is what is meant.
  private static int answer(Outlook outlook, Question question) {
    Face chosen = outlook.selecting.chosen();
    boolean talks = chosen != null && chosen.kind() == Kind.NEGOTIATE;
    return Math.max(0, Find.word(question, talks ? Word.YES : Word.NO));
  }
}
