package hypergate.players.conflict.flares;

import hypergate.game.piece.Planet;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Relic's flare, for a home planet on which there is nobody of ours.
public final class RelicFlare {
  public static final Judgement RELIC_FLARE =
      Judgement.of("flare-relic")
          .worth("wild", outlook -> bare(outlook) ? 2 : -1)
          .places((outlook, planet) -> -outlook.ships.on(Planet.of(planet), outlook.me))
          .answers(
              "wild/ships",
              (outlook, question) -> outlook.shipping.send(question, question.gestureStep(), 1));

  private RelicFlare() {}

  private static boolean bare(Outlook outlook) {
    long homes = outlook.ships.planetsOf(outlook.me);
    return (homes & ~outlook.ships.colonies(outlook.me)) != 0;
  }
}
