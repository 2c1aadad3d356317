package hypergate.players.dominion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Pickpocket's flare: everything that there is, and all of it is kept.
public final class PickpocketFlare {
  public static final Judgement PICKPOCKET_FLARE =
      Judgement.of("flare-pickpocket")
          .answers("wild/cards", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("wild/number", (_, question) -> question.count() - 1)
          .answers("super/cards", (_, question) -> Math.max(0, Find.word(question, Word.NONE)))
          .answers("super/seats", (_, question) -> Math.max(0, Find.word(question, Word.ALL)));

  private PickpocketFlare() {}
}
