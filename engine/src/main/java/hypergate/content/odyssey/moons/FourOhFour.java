package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.variant.moons.Moon.moon;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// 404 (full): attack 40 counts as 04, and 04 as 40.
public final class FourOhFour {
  public static final Moon FOUR_OH_FOUR =
      moon(19, "404", Group.FULL)
          .text("Attack 40 counts as 04, and attack 04 as 40.")
          .must(
              ANY,
              REVEALED,
              (game, me) ->
                  isSwapped(game, game.encounter().offense())
                      || isSwapped(game, game.encounter().defense()),
              FourOhFour::swap);

  private FourOhFour() {}

  private static boolean isSwapped(Game game, Seat main) {
    int value = game.encounter().value(main);
    return game.encounter().attacks(main) && (value == 4 || value == 40);
  }

  private static void swap(Game game, Seat me) {
    swapOf(game, game.encounter().offense());
    swapOf(game, game.encounter().defense());
  }

  private static void swapOf(Game game, Seat main) {
    if (isSwapped(game, main)) game.encounter().counts(main, 44 - game.encounter().value(main));
  }
}
