package hypergate.players.odyssey.hazards;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// Strip Mining, instead of an encounter.
public final class StripMining {
  public static final Judgement STRIP_MINING =
      Judgement.of("strip-mining")
          .answers(
              "choice",
              (outlook, question) ->
                  Alternatives.take(outlook, question, Alternatives.FRESH * miners(outlook), 1));

  private StripMining() {}

  private static int miners(Outlook outlook) {
    int miners = 0;
    for (long rest = outlook.ships.foreignColonies(outlook.me); rest != 0; rest &= rest - 1)
      miners += outlook.ships.on(Planet.of(Long.numberOfTrailingZeros(rest)), outlook.me);
    return miners;
  }
}
