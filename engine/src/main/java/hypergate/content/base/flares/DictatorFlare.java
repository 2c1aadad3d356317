package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.NOT_OFFENSE;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.BEFORE_DESTINY;
import static hypergate.game.word.Window.DESTINY_DRAWN;

import hypergate.content.base.aliens.Dictator;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the offense discards the destiny card just drawn and draws again, once an encounter
/// (E-19). Super: Dictator commands on its own turn too.
public final class DictatorFlare {
  public static final Flare FLARE =
      flare(Dictator.DICTATOR)
          .wild(
              NOT_OFFENSE,
              List.of(Step.DESTINY),
              "Make the offense discard the destiny card it has drawn and draw again.")
          .may(
              NOT_OFFENSE,
              DESTINY_DRAWN,
              (game, me) -> game.encounter().destiny() >= 0,
              (game, me) -> game.encounter().destiny(-1))
          .strong(OFFENSE, List.of(Step.DESTINY), "You may use your power on your own turn.")
          .may(OFFENSE, BEFORE_DESTINY, DictatorFlare::commandOnOwnTurn);

  private DictatorFlare() {}

  private static void commandOnOwnTurn(Game game, Seat me) {
    if (game.usesPower(me, Dictator.DICTATOR)) Dictator.command(game, me);
  }
}
