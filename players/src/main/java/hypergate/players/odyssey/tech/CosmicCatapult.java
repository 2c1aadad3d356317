package hypergate.players.odyssey.tech;

import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.technology.Slots;

/// The Cosmic Catapult, for the ships that are lost with it.
public final class CosmicCatapult {
  public static final Judgement COSMIC_CATAPULT =
      Judgement.of("cosmic-catapult")
          .worth(CosmicCatapult::worth)
          .answers("side", (outlook, question) -> outlook.reinforcing.side(question));

  private CosmicCatapult() {}

  private static double worth(Outlook outlook) {
    int aboard = Slots.aboard(outlook, "cosmic-catapult");
    return stones(outlook, 3 * aboard) - aboard * outlook.ship(outlook.me);
  }

  private static double stones(Outlook outlook, int more) {
    if (!outlook.reinforcing.compares()) return 0;
    boolean wanted = outlook.reinforcing.wantsOffense();
    if (outlook.reinforcing.offenseWins(0) == wanted || !outlook.reinforcing.turns(more, wanted))
      return 0;
    return Math.abs(outlook.stake());
  }
}
