package hypergate.players.incursion.flares;

import hypergate.game.piece.Place;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Symbiote's flare: the super is kept until enough ships are lost, and takes them before those
/// that stand on colonies.
public final class SymbioteFlare {
  private static final int ENOUGH = 8;

  public static final Judgement SYMBIOTE_FLARE =
      Judgement.of("flare-symbiote")
          .worth("super", SymbioteFlare::worth)
          .places((outlook, place) -> place == Place.WARP || place == Place.REMOVED ? 2 : -1);

  private SymbioteFlare() {}

  private static double worth(Outlook outlook) {
    int lost = outlook.ships.inWarp(outlook.me) + outlook.ships.removed(outlook.me);
    boolean bare = outlook.view.powers().homeColonies(outlook.me) < 3;
    boolean home = outlook.ships.planetsOf(outlook.me) != 0;
    return home && (lost >= ENOUGH || bare && lost > 0) ? 0.5 * lost : -1;
  }
}
