package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;
import hypergate.variant.moons.Moons;

/// Blue Shift (blue): as a main player, after cards are revealed: 3 more for each moon that others
/// are on.
public final class BlueShift {
  public static final Moon BLUE_SHIFT =
      moon(7, "Blue Shift", Group.BLUE)
          .text("As a main player after cards are revealed: add 3 for each moon others occupy.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().attacks(me) && Moons.of(game).occupiedByOthers(me) > 0,
              (game, me) ->
                  game.encounter().sideOf(me).add(3 * Moons.of(game).occupiedByOthers(me)));

  private BlueShift() {}
}
