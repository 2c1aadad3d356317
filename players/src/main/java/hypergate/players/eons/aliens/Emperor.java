package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Emperor is paid with the worst card, keeps whatever is worth a card, and sends one back to
/// cost its giver ships.
public final class Emperor {
  public static final Judgement EMPEROR =
      Judgement.of("emperor")
          .answers("card", (outlook, question) -> outlook.choosing.worst(question))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("cards", (outlook, question) -> outlook.choosing.pick(question, 1, 1))
          .answers("card-2", (_, question) -> question.count() - 1);

  private Emperor() {}
}
