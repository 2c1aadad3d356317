package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REGROUP;

import hypergate.content.alliance.aliens.Horde;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.verb.ShipKind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a ship of a colour that nobody plays instead of one out of the warp. Super: twice as many
/// tokens.
public final class HordeFlare {
  public static final Flare FLARE =
      flare(Horde.HORDE)
          .wild(
              OFFENSE,
              List.of(Step.REGROUP),
              "Instead of retrieving a ship in your regroup add a ship of a colour that nobody"
                  + " plays to one of your colonies. It leaves the game where it is without a ship"
                  + " of your own, and where it would go to the warp.")
          .may(OFFENSE, REGROUP, HordeFlare::mayAdd, HordeFlare::add)
          .strong(
              ANY,
              List.of(Step.PHASES),
              "When using your power add twice as many tokens, from then on until the encounter"
                  + " ends.")
          .may(ANY, POWER_USED, HordeFlare::isSpawning, Horde::redouble)
          .withPower((game, me) -> !Horde.isDoubled(game, me));

  private HordeFlare() {}

  private static ShipKind guests(Game game) {
    return game.verbs().shipKinds().guests(Horde.HORDE);
  }

  private static boolean mayAdd(Game game, Seat me) {
    return !game.encounter().isRegrouped()
        && game.rules().options().systems() < Seat.MOST
        && game.verbs().freeInWarp(me) > 0
        && game.ships().colonies(me) != 0
        && guests(game).mayBeOf(me)
        && guests(game).left(me) > 0;
  }

  private static void add(Game game, Seat me) {
    game.encounter().regrouped();
    guests(game).enter(me, 1, game.ships().colonies(me));
  }

  private static boolean isSpawning(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Horde.HORDE)
        && !Horde.isDoubled(game, me);
  }
}
