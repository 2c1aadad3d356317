package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.odyssey.aliens.Witch;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.piece.Sizes;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.variant.essences.Essences;
import java.util.List;

/// Wild: a power lost for its home colonies works until the encounter is over. Super: those who are
/// cursed already are cursed anew, the old curse goes.
public final class WitchFlare {
  public static final Flare FLARE =
      flare(Witch.WITCH)
          .wild(
              ANY,
              List.of(),
              "You may use your power in this encounter although you have too few home colonies.")
          .anyTime(ANY, WitchFlare::hasLostPower, (game, me) -> Essences.of(game).follow())
          .may(ANY, OUTCOME, WitchFlare::hasLostPower, (game, me) -> Essences.of(game).follow())
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, needed) -> who == me ? 0 : needed)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "Use your power on players who are already cursed: the old curse goes, and the ships"
                  + " on it go to the warp.")
          .may(MAIN_OR_ALLY, OUTCOME, (game, me) -> cursed(game, me) != 0, WitchFlare::curse);

  private WitchFlare() {}

  private static boolean hasLostPower(Game game, Seat me) {
    for (int slot = 0; slot < Sizes.POWERS; slot++) {
      int instance = Powers.instance(me, slot);
      if (game.powers().exists(instance) && game.powers().isLost(instance)) return true;
    }
    return false;
  }

  private static int cursed(Game game, Seat me) {
    return Witch.foes(game, me) & Essences.of(game).given();
  }

  private static void curse(Game game, Seat me) {
    if (game.usesPower(me, Witch.WITCH)) Witch.curse(game, me, cursed(game, me));
  }
}
