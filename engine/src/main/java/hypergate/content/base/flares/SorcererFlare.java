package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Sorcerer;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: while the Sorcerer is no main player, the main players trade their powers for good; the
/// flare goes to the Sorcerer. Super: an ally may use the power.
public final class SorcererFlare {
  public static final Flare FLARE =
      flare(Sorcerer.SORCERER)
          .wild(
              Role.ANY,
              List.of(Step.PLANNING),
              "Unless the Sorcerer is a main player: before cards are selected the main players"
                  + " trade their powers for good. Then give this flare to the Sorcerer, or discard"
                  + " it if there is none.")
          .may(Role.ANY, Window.BEFORE_SELECTION, SorcererFlare::canTrade, SorcererFlare::trade)
          .strong(
              Role.ALLY,
              List.of(Step.PLANNING),
              "As an ally you may use your power to switch the main players' cards.")
          .may(Role.ALLY, Window.SELECTED, SorcererFlare::switchCards);

  private SorcererFlare() {}

  private static boolean canTrade(Game game, Seat me) {
    Seat offense = game.encounter().offense();
    Seat defense = game.encounter().defense();
    return isTradable(game, offense)
        && isReachable(game, me, offense)
        && isReachable(game, me, defense)
        && isTradable(game, defense)
        && game.powers().find(offense, Sorcerer.SORCERER) < 0
        && game.powers().find(defense, Sorcerer.SORCERER) < 0;
  }

  private static boolean isTradable(Game game, Seat seat) {
    return game.powers().exists(Powers.instance(seat, Powers.OWN))
        && game.query(Query.POWER_FIXED, seat, 0) == 0;
  }

  // Nobody's own flare is used against itself.
  private static boolean isReachable(Game game, Seat me, Seat seat) {
    return seat == me || Flare.reaches(game, seat);
  }

  private static void trade(Game game, Seat me) {
    game.verbs().sheets().trade(game.encounter().offense(), game.encounter().defense());
    game.verbs().hands().passOn(game.powers().holder(Sorcerer.SORCERER));
  }

  private static void switchCards(Game game, Seat me) {
    if (game.usesPower(me, Sorcerer.SORCERER)) game.encounter().switchCards();
  }
}
