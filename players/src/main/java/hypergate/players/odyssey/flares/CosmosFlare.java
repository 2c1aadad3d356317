package hypergate.players.odyssey.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The flare of the Cosmos: it demands one thing, is refused like any bad deal, and zaps then.
public final class CosmosFlare {
  public static final Judgement COSMOS_FLARE =
      Judgement.of("flare-cosmos")
          .worth("wild", _ -> 1)
          .worth("super", _ -> 2)
          .answers("wild/choice-2", (_, question) -> Math.max(0, Find.word(question, Word.NO)))
          .answers("wild/choice-3", (_, question) -> Math.max(0, Find.word(question, Word.YES)));

  private CosmosFlare() {}
}
