package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Retrieval +1/+2 (half): in your regroup you get a ship more out of the warp, two beside another
/// half moon.
public final class Retrieval {
  public static final Moon RETRIEVAL =
      moon(32, "Retrieval +1/+2", Group.HALF)
          .text("In your regroup retrieve a ship more; two with another half moon.")
          .must(
              OFFENSE,
              REGROUP,
              (game, me) -> game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0,
              (game, me) -> game.verbs().ships().retrieve(me, Moons.of(game).half(me)));

  private Retrieval() {}
}
