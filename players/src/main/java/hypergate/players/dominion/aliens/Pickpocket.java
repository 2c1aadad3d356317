package hypergate.players.dominion.aliens;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Pickpocket keeps what it has lifted.
public final class Pickpocket {
  public static final Judgement PICKPOCKET =
      Judgement.of("pickpocket")
          .answers("cards", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private Pickpocket() {}
}
