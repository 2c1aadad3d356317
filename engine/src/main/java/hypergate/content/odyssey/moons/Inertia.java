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

/// Inertia (blue): at any time a player with the most foreign colonies gives one up: its ships
/// return to its other colonies.
public final class Inertia {
  private static final Prompt WHO = Prompt.of("moon-inertia/seat");
  private static final Prompt WHERE = Prompt.of("moon-inertia/planet");

  public static final Moon INERTIA =
      moon(4, "Inertia", Group.BLUE)
          .text(
              "At any time: a player with the most foreign colonies gives one up; its ships return"
                  + " to its other colonies.")
          .anyTime(ANY, (game, me) -> most(game) > 0, Inertia::slow);

  private Inertia() {}

  private static int most(Game game) {
    int most = 0;
    for (int i = 0; i < game.seats(); i++) most = Math.max(most, colonies(game, Seat.of(i)));
    return most;
  }

  private static int colonies(Game game, Seat seat) {
    return Long.bitCount(game.ships().foreignColonies(seat));
  }

  private static void slow(Game game, Seat me) {
    int leaders = 0;
    for (int i = 0; i < game.seats(); i++)
      if (colonies(game, Seat.of(i)) == most(game)) leaders |= 1 << i;
    Seat leader = game.ask(me).seat(WHO, leaders);
    Planet planet = game.ask(leader).planet(WHERE, game.ships().foreignColonies(leader));
    Moons.of(game).verbs().giveUp(leader, planet);
  }
}
