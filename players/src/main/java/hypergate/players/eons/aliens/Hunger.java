package hypergate.players.eons.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Hunger, which keeps what it takes.
public final class Hunger {
  public static final Judgement HUNGER =
      Judgement.of("hunger")
          .answers("card", (outlook, question) -> outlook.choosing.best(question))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)))
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("seat", (outlook, question) -> Find.seat(question, outlook.me));

  private Hunger() {}
}
