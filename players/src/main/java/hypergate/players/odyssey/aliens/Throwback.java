package hypergate.players.odyssey.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Throwback throws out what is bad, a card or two at a time, and buys nothing.
public final class Throwback {
  private static final int FEW = 4;

  public static final Judgement THROWBACK =
      Judgement.of("throwback")
          .worth(outlook -> outlook.view.hand().size() <= FEW ? 1 : -1)
          .answers("cards", (outlook, question) -> outlook.choosing.worst(question))
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.DISCARD)))
          .answers("choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("seat", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private Throwback() {}
}
