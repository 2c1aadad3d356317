package hypergate.players.odyssey.flares;

import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The alternate Brute's flare: where others would collect much from a defeat, or from us.
public final class BruteAlternateFlare {
  public static final Judgement BRUTE_ALTERNATE_FLARE =
      Judgement.of("flare-brute-alternate").worth("wild", BruteAlternateFlare::limiting);

  private BruteAlternateFlare() {}

  private static double limiting(Outlook outlook) {
    Side winners = outlook.encounter.winners();
    boolean wins = outlook.encounter.sideOf(outlook.me) == winners;
    if (!wins) return winners == outlook.encounter.defensive() ? winners.alliedShips() - 1 : -1;
    boolean pays = winners.main() == outlook.me;
    boolean owed = outlook.encounter.negotiates(winners.other().main());
    return pays && owed ? outlook.encounter.shipsLost(winners.other().main()) - 1 : -1;
  }
}
