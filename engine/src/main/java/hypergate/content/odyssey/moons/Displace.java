package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Displace (new, blue): a ship on another moon goes to the warp, this one takes its place.
public final class Displace {
  private static final Prompt WHERE = Prompt.of("moon-displace/planet");

  public static final Moon DISPLACE =
      moon(52, "Displace", Group.BLUE)
          .isNew()
          .text(
              "At any time: the ship on another moon goes to the warp, and the ship on this one"
                  + " changes to it.")
          .anyTime(ANY, (game, me) -> others(game) != 0, Displace::displace);

  private static long others(Game game) {
    long planets = 0;
    for (int i = 0; i < game.seats(); i++) planets |= Moons.of(game).planetsOf(Seat.of(i));
    return planets & ~Moons.of(game).here().bit();
  }

  private static void displace(Game game, Seat me) {
    Planet planet = game.ask(me).planet(WHERE, others(game));
    Moons.of(game).verbs().displace(game.here(), Moons.of(game).at(planet));
  }

  private Displace() {}
}
