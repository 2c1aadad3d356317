package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.odyssey.aliens.Phantom;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: up to four ships more, whatever the limit. Super: the ships on the sheet count for an
/// ally, too.
public final class PhantomFlare {
  private static final Prompt SHIPS = Prompt.of("flare-phantom/wild/ships");

  public static final Flare FLARE =
      flare(Phantom.PHANTOM)
          .wild(
              MAIN,
              List.of(Step.REVEAL),
              "As a main player, after the reveal, add up to four ships of your colonies to those"
                  + " that you have in the encounter; you may have more than usual there.")
          .may(
              MAIN,
              REVEALED,
              (game, me) -> game.verbs().ships().mayBringIn(me),
              (game, me) -> game.verbs().ships().bringIn(me, SHIPS, RuleNumbers.MOST_SHIPS))
          .strong(ALLY, List.of(Step.REVEAL), "You may use your power as an ally.")
          .may(ALLY, TOTALS, Phantom::mayMaterialize, PhantomFlare::materialize);

  private PhantomFlare() {}

  private static void materialize(Game game, Seat me) {
    if (game.usesPower(me, Phantom.PHANTOM)) Phantom.materialize(game, me);
  }
}
