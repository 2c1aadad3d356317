package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.game.view.Question;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Muckraker accuses everybody for the card that it misses least; the accused pay with what
/// they miss least, and main players exempt their allies.
public final class Muckraker {
  public static final Judgement MUCKRAKER =
      Judgement.of("muckraker")
          .answers(
              "card", (outlook, question) -> Find.best(question, card -> -outlook.worthOf(card)))
          .answers(
              "cards", (outlook, question) -> Find.best(question, card -> -outlook.worthOf(card)))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("seats", (_, question) -> all(question))
          .answers("seats-2", (_, question) -> all(question));

  private Muckraker() {}

  private static int all(Question question) {
    return Find.either(Find.word(question, Word.ALL), question.count() - 1);
  }
}
