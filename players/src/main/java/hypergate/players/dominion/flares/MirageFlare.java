package hypergate.players.dominion.flares;

import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;

/// The Mirage's flare: a negotiate where three more turn the encounter, and a large colony of an
/// ally of one's own.
public final class MirageFlare {
  private static final int REINFORCES = 3;

  public static final Judgement MIRAGE_FLARE =
      Judgement.of("flare-mirage")
          .worth("wild", outlook -> outlook.reinforcing.gain(outlook.me, REINFORCES) - 0.4)
          .worth("super", outlook -> allies(outlook) == 0 ? -1 : 1.5)
          .answers("super/seat", (outlook, question) -> Find.best(question, s -> own(outlook, s)))
          .answers(
              "super/planet", (outlook, question) -> Find.best(question, p -> most(outlook, p)));

  private MirageFlare() {}

  private static int allies(Outlook outlook) {
    return outlook.encounter.sideOf(outlook.me).allies();
  }

  private static double own(Outlook outlook, int seat) {
    return Seat.of(seat).in(allies(outlook)) ? 1 : 0;
  }

  private static double most(Outlook outlook, int planet) {
    int ships = 0;
    for (int i = 0; i < outlook.seats; i++)
      if (Seat.of(i).in(allies(outlook)))
        ships = Math.max(ships, outlook.ships.on(Planet.of(planet), Seat.of(i)));
    return ships;
  }
}
