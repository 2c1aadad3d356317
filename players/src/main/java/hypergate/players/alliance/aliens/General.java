package hypergate.players.alliance.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The General: it takes all the cards it can have, and so do its allies.
public final class General {
  public static final Judgement GENERAL =
      Judgement.of("general")
          .answers("number", (_, question) -> question.count() - 1)
          .answers("choice", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private General() {}
}
