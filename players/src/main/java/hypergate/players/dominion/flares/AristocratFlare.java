package hypergate.players.dominion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The best card of the deck; three flares rather than one.
public final class AristocratFlare {
  public static final Judgement ARISTOCRAT_FLARE =
      Judgement.of("flare-aristocrat")
          .answers("wild/cards", (outlook, question) -> outlook.choosing.best(question))
          .answers("super/choice", (_, question) -> Math.max(0, Find.word(question, Word.TOP)));

  private AristocratFlare() {}
}
