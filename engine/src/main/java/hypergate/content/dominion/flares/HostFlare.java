package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.dominion.aliens.Host;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: three unused flares, for the flare itself. Super: a choice among more than are needed.
public final class HostFlare {
  private static final int FLARES = 3;

  public static final Flare FLARE =
      flare(Host.HOST)
          .wild(
              ANY,
              List.of(),
              "Draw three unused flares into your hand. Then give this flare to the Host, or"
                  + " discard it if there is none.")
          .whenever(ANY, (game, me) -> game.verbs().unusedFlares().areAny(), HostFlare::draw)
          .strong(
              ANY,
              List.of(Step.START_TURN),
              "When you draw flares onto your sheet draw two more than you need, keep as many as"
                  + " may lie there of your choice and remove the others from the game.")
          .may(ANY, TURN_START, Host::mayDrawMore, Host::drawMore);

  private HostFlare() {}

  private static void draw(Game game, Seat me) {
    game.verbs().receipts().drawUnusedFlares(me, FLARES);
    game.verbs().hands().passOn(game.powers().holder(Host.HOST));
  }
}
