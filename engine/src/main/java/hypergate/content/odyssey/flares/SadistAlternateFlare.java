package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.odyssey.aliens.SadistAlternate;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card for everybody on the side that a main player has beaten. Super: two further ships
/// of each.
public final class SadistAlternateFlare {
  public static final Flare FLARE =
      flare(SadistAlternate.SADIST_ALTERNATE)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "After you have won as a main player draw a card for each player on the other side.")
          .may(
              MAIN,
              OUTCOME,
              SadistAlternateFlare::hasWon,
              (game, me) ->
                  game.verbs()
                      .draw(me, Integer.bitCount(game.encounter().winners().other().seats())))
          .strong(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "With your power take two further ships of each player instead of one.")
          .may(MAIN_OR_ALLY, POWER_USED, SadistAlternateFlare::isHurting, SadistAlternate::takeTwo)
          .withPower();

  private SadistAlternateFlare() {}

  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && game.encounter().winners().main() == me;
  }

  // Not when it declares its victory.
  private static boolean isHurting(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, SadistAlternate.SADIST_ALTERNATE)
        && game.step() == Step.RESOLUTION
        && game.verbs().losses().isUnderWay()
        && SadistAlternate.mayHurt(game, me);
  }
}
