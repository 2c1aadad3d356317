package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.eons.aliens.Perfectionist;
import hypergate.content.eons.aliens.PerfectionistRejects;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: another card for one that came as a reward or as compensation. Super: allies that it does
/// not like go home.
public final class PerfectionistFlare {
  private static final Prompt CARD = Prompt.secret("flare-perfectionist/wild/card");
  private static final Prompt WHO = Prompt.of("flare-perfectionist/super/seats");

  public static final Flare FLARE =
      flare(Perfectionist.PERFECTIONIST)
          .wild(
              ANY,
              List.of(),
              "When you have collected rewards or compensation, get another card in place of one"
                  + " of them, which is discarded or goes back to the other player.")
          .may(
              ANY,
              COLLECTED,
              PerfectionistRejects::hasCollected,
              (game, me) -> PerfectionistRejects.another(game, me, CARD))
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "As a main player, once cards are selected, send any of your allies home.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> game.encounter().sideOf(me).allies() != 0,
              PerfectionistFlare::sendAway);

  private PerfectionistFlare() {}

  private static void sendAway(Game game, Seat me) {
    int allies = game.encounter().sideOf(me).allies();
    int sent = game.ask(me).seats(WHO, allies, Integer.bitCount(allies));
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(sent)) game.verbs().dismiss(game.inOrder(p));
  }
}
