package hypergate.players.incursion.flares;

import hypergate.game.decide.Word;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;

/// The Ethic's flare: nothing is given away.
public final class EthicFlare {
  public static final Judgement ETHIC_FLARE =
      Judgement.of("flare-ethic")
          .worth("wild", _ -> -1)
          .answers("wild/card", (_, question) -> Math.max(0, Find.word(question, Word.NONE)));

  private EthicFlare() {}
}
