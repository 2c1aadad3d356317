package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.content.dominion.aliens.Pentaform;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Powers;
import hypergate.game.verb.Stages;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: its player becomes one of two unused aliens, whose flares are shuffled into the deck; the
/// flare goes to the Pentaform. Super: two stages of the row change places.
public final class PentaformFlare {
  private static final Prompt WHICH = Prompt.of("flare-pentaform/wild/alien");
  private static final Prompt ONE = Prompt.of("flare-pentaform/super/alien");
  private static final Prompt OTHER = Prompt.of("flare-pentaform/super/alien-2");

  public static final Flare FLARE =
      flare(Pentaform.PENTAFORM)
          .wild(
              ANY,
              List.of(),
              "Discard your alien and draw two unused flares: become one of their aliens, then"
                  + " shuffle both flares into the deck. Give this flare to the Pentaform, or"
                  + " discard it if there is none.")
          .anyTime(ANY, PentaformFlare::canChange, PentaformFlare::change)
          .strong(
              ANY,
              List.of(Step.REGROUP),
              "At the start of an encounter two of your stages change places; your sheet stays"
                  + " where it is.")
          .may(ANY, REGROUP_START, PentaformFlare::canExchange, PentaformFlare::exchange);

  private PentaformFlare() {}

  private static boolean canChange(Game game, Seat me) {
    return game.query(Query.POWER_FIXED, me, 0) == 0;
  }

  private static void change(Game game, Seat me) {
    Seat pentaform = game.powers().holder(Pentaform.PENTAFORM);
    int alien = game.verbs().sheets().drawTwoFlares(me, WHICH);
    if (alien >= 0) {
      int own = Powers.instance(me, Powers.OWN);
      game.verbs().sheets().becomes(own, PowerOrigin.CHOSEN, alien);
    }
    game.verbs().hands().passOn(pentaform == me ? Seat.NONE : pentaform);
  }

  private static boolean canExchange(Game game, Seat me) {
    return game.verbs().sheets().stages().alien(1) >= 0;
  }

  private static void exchange(Game game, Seat me) {
    Stages stages = game.verbs().sheets().stages();
    int one = stages.ask(me, ONE, -1);
    stages.exchange(one, stages.ask(me, OTHER, one));
  }
}
