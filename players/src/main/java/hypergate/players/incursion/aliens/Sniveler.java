package hypergate.players.incursion.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// Others agree to help the Sniveler where refusing costs them a colony; the winners do not share.
public final class Sniveler {
  public static final Judgement SNIVELER =
      Judgement.of("sniveler")
          .worth(_ -> 2)
          .answers("choice-3", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private Sniveler() {}
}
