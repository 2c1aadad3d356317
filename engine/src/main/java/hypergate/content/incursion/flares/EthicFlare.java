package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATION;
import static hypergate.game.word.Window.DRAWN;

import hypergate.content.incursion.aliens.Ethic;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: cards that were just drawn go to other players, three in all. Super: it says itself how
/// much compensation it collects.
public final class EthicFlare {
  private static final int GIFTS = 3;
  private static final int MOST = 8;
  private static final Prompt CARD = Prompt.of("flare-ethic/wild/card");
  private static final Prompt WHOM = Prompt.of("flare-ethic/wild/seat");
  private static final Prompt HOW_MANY = Prompt.of("flare-ethic/super/number");

  public static final Flare FLARE =
      flare(Ethic.ETHIC)
          .wild(
              ANY,
              List.of(),
              "When you draw cards from the deck, you may give these and others that you draw in"
                  + " this encounter to other players, three cards in all at most.")
          .may(
              ANY,
              DRAWN,
              (game, me) -> isDrawing(game, me) && others(game, me) != 0,
              (game, me) -> {})
          .must(ANY, DRAWN, EthicFlare::mayGive, EthicFlare::give)
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "You collect as many cards of compensation as you like, from none to eight.")
          .may(
              MAIN,
              COMPENSATION,
              Ethic::collects,
              (game, me) -> game.encounter().compensation(game.ask(me).number(HOW_MANY, 0, MOST)))
          .withPower();

  private EthicFlare() {}

  private static boolean isDrawing(Game game, Seat me) {
    return game.verbs().hands().drawer() == me && !game.verbs().hands().drawnCards().isEmpty();
  }

  private static boolean mayGive(Game game, Seat me) {
    return isDrawing(game, me) && game.cards().mark() < GIFTS && others(game, me) != 0;
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void give(Game game, Seat me) {
    while (mayGive(game, me)) {
      int card = game.ask(me).cardOrNone(CARD, game.verbs().hands().drawnCards());
      if (card < 0) return;
      Seat to = game.ask(me).seat(WHOM, others(game, me));
      game.cards().mark(game.cards().mark() + 1);
      game.verbs().hands().give(me, to, card);
    }
  }
}
