package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.odyssey.aliens.Negator;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: positive attack cards count negative; the flare goes to the Negator. Super: played as the
/// power is used, it lets the power be used once more.
public final class NegatorFlare {
  public static final Flare FLARE =
      flare(Negator.NEGATOR)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "After cards are revealed, every positive attack card counts negative. Then give this"
                  + " flare to the Negator, or discard it if there is none.")
          .may(
              MAIN,
              REVEALED,
              (game, me) ->
                  isPositive(game, game.encounter().offense())
                      || isPositive(game, game.encounter().defense()),
              NegatorFlare::turnBoth)
          .strong(ANY, List.of(), "Use your power twice in this encounter.")
          .may(
              ANY,
              POWER_USED,
              (game, me) ->
                  game.answering().instance() == game.powers().find(me, Negator.NEGATOR)
                      && Negator.isOnce(game, me),
              Negator::twice)
          .withPower(Negator::isOnce);

  private NegatorFlare() {}

  private static boolean isPositive(Game game, Seat main) {
    return game.encounter().attacks(main) && game.encounter().value(main) > 0;
  }

  private static void turnBoth(Game game, Seat me) {
    Encounter encounter = game.encounter();
    turn(game, encounter.offense());
    turn(game, encounter.defense());
    game.verbs().hands().passOn(game.powers().holder(Negator.NEGATOR));
  }

  private static void turn(Game game, Seat main) {
    if (isPositive(game, main)) game.encounter().counts(main, -game.encounter().value(main));
  }
}
