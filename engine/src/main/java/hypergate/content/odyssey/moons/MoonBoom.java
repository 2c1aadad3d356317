package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Moon Boom (blue): at any time remove any moon from the game; a ship on it goes to the warp.
public final class MoonBoom {
  private static final Prompt WHERE = Prompt.of("moon-moon-boom/planet");

  public static final Moon MOON_BOOM =
      moon(3, "Moon Boom", Group.BLUE)
          .text("At any time: remove any moon from the game; a ship on it goes to the warp.")
          .anyTime(ANY, (game, me) -> true, MoonBoom::blast);

  private MoonBoom() {}

  private static void blast(Game game, Seat me) {
    var planet = game.ask(me).planet(WHERE, Moons.of(game).planets());
    Moons.of(game).verbs().destroy(Moons.of(game).at(planet));
  }
}
