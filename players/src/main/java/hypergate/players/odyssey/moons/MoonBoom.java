package hypergate.players.odyssey.moons;

import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.players.novice.Find;
import hypergate.players.novice.Judgement;
import hypergate.players.novice.Outlook;
import hypergate.players.variant.moons.MoonShips;
import hypergate.variant.moons.Moons;

/// Moon Boom: a rival's ship on a moon.
public final class MoonBoom {
  public static final Judgement MOON_BOOM =
      Judgement.of("moon-moon-boom")
          .worth(outlook -> best(outlook) - 2)
          .answers(
              "planet",
              (outlook, question) ->
                  Find.best(
                      question,
                      place ->
                          MoonShips.downed(outlook, Moons.of(outlook.view).at(Planet.of(place)))));

  private MoonBoom() {}

  private static double best(Outlook outlook) {
    double best = 0;
    for (int slot = 0; slot < Place.OUTPOSTS; slot++)
      if (Moons.of(outlook.view).exists(slot))
        best = Math.max(best, MoonShips.downed(outlook, slot));
    return best;
  }
}
