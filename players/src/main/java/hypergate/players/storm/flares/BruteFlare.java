package hypergate.players.storm.flares;

import hypergate.game.table.Side;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Brute's flare: where others would collect much from a defeat, or from us.
public final class BruteFlare {
  public static final Judgement BRUTE_FLARE = limiting("flare-brute");

  private BruteFlare() {}

  /// Of a flare whose wild side limits what is collected.
  public static Judgement limiting(String flare) {
    return Judgement.of(flare).worth("wild", BruteFlare::worth);
  }

  private static double worth(Outlook outlook) {
    Side winners = outlook.encounter.winners();
    boolean wins = outlook.encounter.sideOf(outlook.me) == winners;
    if (!wins) return winners == outlook.encounter.defensive() ? winners.alliedShips() - 1 : -1;
    boolean pays = winners.main() == outlook.me;
    boolean owed = outlook.encounter.negotiates(winners.other().main());
    return pays && owed ? outlook.encounter.shipsLost(winners.other().main()) - 1 : -1;
  }
}
