package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.SELECTING;

import hypergate.content.base.aliens.Oracle;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: both hands are mixed, each player gets back as many cards as it had. Super: having seen
/// the opponent's card the Oracle may end the encounter as if a deal had been made (E-38).
public final class OracleFlare {
  public static final Flare FLARE =
      flare(Oracle.ORACLE)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected mix your hand with your opponent's; each of you gets back"
                  + " as many cards as before, at random.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) -> Flare.reaches(game, game.encounter().opponent(me)),
              (game, me) -> game.verbs().exchange().mix(me, game.encounter().opponent(me)))
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you have seen your opponent's card you may end the encounter as if a deal had"
                  + " been made.")
          .may(MAIN, SELECTING, OracleFlare::hasSeen, OracleFlare::endAsDeal)
          .withPower();

  private OracleFlare() {}

  private static boolean hasSeen(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.foresees() == me
        && !encounter.turning().exists()
        && encounter.card(me) < 0
        && encounter.card(encounter.opponent(me)) >= 0;
  }

  private static void endAsDeal(Game game, Seat me) {
    game.verbs().piles().takeBackSelected(game.encounter().opponent(me));
    game.encounter().endAsDeal();
  }
}
