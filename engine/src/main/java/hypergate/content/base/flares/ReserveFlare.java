package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.CARD_DISCARDED;
import static hypergate.game.word.Window.REINFORCING;

import hypergate.content.base.aliens.Reserve;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Kind;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: from its play to the end of the encounter every reinforcement that another player discards
/// comes to your hand (FAQ 2018). Super: an attack up to 09 is played with the power.
public final class ReserveFlare {
  private static final int HIGHEST = 9;
  private static final Prompt WHICH = Prompt.of("flare-reserve/super/card");
  private static final Prompt SIDE = Prompt.of("flare-reserve/super/side");

  public static final Flare FLARE =
      flare(Reserve.RESERVE)
          .wild(
              ANY,
              List.of(),
              "When another player discards a reinforcement, take it; for the rest of the"
                  + " encounter.")
          .may(
              ANY,
              CARD_DISCARDED,
              ReserveFlare::isReachable,
              (game, me) -> game.verbs().hands().takeDiscarded(me))
          .bends(Query.SALVAGER, ReserveFlare::salvage)
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "With your power play one attack card of 09 or less as a reinforcement.")
          .may(
              MAIN_OR_ALLY,
              REINFORCING,
              (game, me) -> Reserve.mayReinforce(game, me, HIGHEST),
              ReserveFlare::reinforce)
          .naming((game, me) -> Reserve.show(game, me, WHICH, HIGHEST));

  private ReserveFlare() {}

  private static boolean isReachable(Game game, Seat me) {
    return game.verbs().hands().isDiscarding(me, Kind.REINFORCEMENT)
        && Flare.reaches(game, game.verbs().hands().discarder());
  }

  private static int salvage(Game game, Seat me, Seat discarder, int taker) {
    return taker == 0 && isReachable(game, me) ? me.index() + 1 : taker;
  }

  private static void reinforce(Game game, Seat me) {
    if (game.usesPower(me, Reserve.RESERVE)) Reserve.reinforce(game, me, SIDE);
  }
}
