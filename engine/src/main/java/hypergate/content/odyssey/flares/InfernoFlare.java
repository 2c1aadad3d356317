package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.TOTALS;

import hypergate.content.odyssey.aliens.Inferno;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.word.Kind;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the players of a side burn flares for its total. Super: a hand of five flares with two of
/// these wins the game.
public final class InfernoFlare {
  private static final int COPIES = 6;
  private static final int FIRST = 20;
  private static final int FURTHER = 10;
  private static final int FLARES = 5;
  private static final int OWN = 2;
  private static final Prompt BURNS = Prompt.of("flare-inferno/wild/card");

  public static final Flare FLARE =
      flare(Inferno.INFERNO)
          .copies(COPIES)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.REVEAL),
              "As a main player or ally, each player of your side may discard a flare: the first"
                  + " adds 20 to its total, each further one 10. If one was discarded, give this"
                  + " flare to the Inferno or discard it.")
          .may(
              MAIN_OR_ALLY, TOTALS, (game, me) -> game.encounter().bothAttack(), InfernoFlare::burn)
          .strong(
              ANY,
              List.of(),
              "At any time, if you hold five flares, this one included, and two of them are Inferno"
                  + " flares, you win the game.")
          .whenever(ANY, InfernoFlare::isAblaze, (game, me) -> game.verbs().win(me, game.cause()));

  private InfernoFlare() {}

  private static void burn(Game game, Seat me) {
    Side side = game.encounter().sideOf(me);
    int players = side.seats();
    boolean any = false;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      CardSet flares = game.cards().hand(seat, Kind.FLARE);
      if (!seat.in(players) || flares.isEmpty()) continue;
      int card = game.ask(seat).cardOrNone(BURNS, flares);
      if (card < 0) continue;
      game.verbs().discard(seat, card);
      side.add(any ? FURTHER : FIRST);
      any = true;
    }
    if (any) game.verbs().hands().passOn(game.powers().holder(Inferno.INFERNO));
  }

  private static boolean isAblaze(Game game, Seat me) {
    return game.cards().hand(me, Kind.FLARE).size() >= FLARES && Inferno.own(game, me) >= OWN;
  }
}
