package hypergate.content.oliviera.tech;

import static hypergate.game.word.Query.COMPENSATION_DUE;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DRAWING;
import static hypergate.game.word.Window.OWING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.variant.technology.Tech;

/// Pulsar Power Plant: one card more each time its owner draws or collects compensation, one fewer
/// when it has to discard or hand over several, if it likes. A new hand is a draw; its discard is
/// not reduced.
public final class PulsarPowerPlant {
  public static final Tech PULSAR_POWER_PLANT =
      tech("Pulsar Power Plant", "oliviera", ANY)
          .research(7)
          .staysInPlay()
          .text(
              "Draw one card more whenever you draw, take one more as compensation, and you may"
                  + " give up one fewer when you must discard or hand over several. Discarding your"
                  + " hand for a new one is not reduced.")
          .always(
              ANY,
              DRAWING,
              (game, me) ->
                  game.verbs().hands().drawer() == me && !game.verbs().hands().isContinued(),
              PulsarPowerPlant::more)
          .bends(COMPENSATION_DUE, (game, me, who, due) -> who == me && due > 0 ? due + 1 : due)
          .may(ANY, OWING, PulsarPowerPlant::owesSeveral, PulsarPowerPlant::less);

  private PulsarPowerPlant() {}

  private static boolean owesSeveral(Game game, Seat me) {
    return game.verbs().owing().seat() == me && game.verbs().owing().cards() > 1;
  }

  private static void less(Game game, Seat me) {
    game.verbs().owing().cards(game.verbs().owing().cards() - 1);
  }

  private static void more(Game game, Seat me) {
    game.verbs().hands().drawn(game.verbs().hands().drawn() + 1);
  }
}
