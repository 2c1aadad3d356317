package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.FLARE_RESOLVED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.content.odyssey.aliens.Insect;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a beaten main player draws a new hand. Super: the unused flare, although one could be
/// discarded from the hand.
public final class InsectFlare {
  public static final Flare FLARE =
      flare(Insect.INSECT)
          .wild(
              MAIN,
              List.of(Step.RESOLUTION),
              "When you have lost an encounter as a main player discard your hand and draw a new"
                  + " one.")
          .may(MAIN, OUTCOME, InsectFlare::isBeaten, (game, me) -> game.verbs().hands().newHand(me))
          .strong(
              ANY,
              List.of(),
              "When a flare has been carried out use your power by drawing an unused flare,"
                  + " whatever you hold.")
          .may(ANY, FLARE_RESOLVED, InsectFlare::canChange, InsectFlare::change)
          .naming(Insect::draw);

  private InsectFlare() {}

  private static boolean isBeaten(Game game, Seat me) {
    Outcome outcome = game.encounter().outcome();
    boolean beaten =
        outcome.isWin() && game.encounter().winners().main() != me || outcome == Outcome.BOTH_LOSE;
    return beaten && game.cards().handSize(me) > 0;
  }

  private static boolean canChange(Game game, Seat me) {
    return Insect.mayDraw(game) && !Insect.own(game, me).isEmpty();
  }

  private static void change(Game game, Seat me) {
    int alien = game.current().target() - 1;
    if (game.usesPower(me, Insect.INSECT)) Insect.take(game, me, alien);
  }
}
