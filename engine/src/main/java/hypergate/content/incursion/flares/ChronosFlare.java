package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.incursion.aliens.Chronos;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card out of the past. Super: the same battle once more, with another card of its own.
public final class ChronosFlare {
  private static final Prompt CARD = Prompt.of("flare-chronos/wild/card");

  public static final Flare FLARE =
      flare(Chronos.CHRONOS)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "At the start of a regroup phase take a card of the discard pile into your hand and"
                  + " shuffle the others into the deck. Then give this flare to the Chronos or"
                  + " discard it.")
          .may(ANY, REGROUP_START, (game, me) -> game.cards().discardSize() > 0, ChronosFlare::dig)
          .strong(
              MAIN,
              List.of(Step.REVEAL),
              "Use your power and make your opponent play the same encounter card again.")
          .may(MAIN, REVEALED, Chronos::mayTravel, ChronosFlare::again);

  private ChronosFlare() {}

  private static void dig(Game game, Seat me) {
    int card = game.ask(me).card(CARD, game.cards().discardPile());
    game.verbs().hands().takeBack(me, card);
    game.verbs().receipts().shuffleInDiscards();
    game.verbs().hands().passOn(game.powers().holder(Chronos.CHRONOS));
  }

  private static void again(Game game, Seat me) {
    if (game.usesPower(me, Chronos.CHRONOS)) Chronos.travel(game, me, true);
  }
}
