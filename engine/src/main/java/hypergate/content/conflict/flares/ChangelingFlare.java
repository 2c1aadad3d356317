package hypergate.content.conflict.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.DEFENSE_CHOSEN;

import hypergate.content.conflict.aliens.Changeling;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card at random from the left-hand neighbour, who gets this flare for it. Super: powers
/// are exchanged with any player.
public final class ChangelingFlare {
  private static final Prompt WHOM = Prompt.of("flare-changeling/super/seat");

  public static final Flare FLARE =
      flare(Changeling.CHANGELING)
          .wild(
              ANY,
              List.of(),
              "Take a card at random from the hand of the player on your left, then give that"
                  + " player this flare.")
          .anyTime(ANY, ChangelingFlare::canTake, ChangelingFlare::take)
          .strong(
              MAIN,
              List.of(Step.DESTINY),
              "When you use your power you may exchange powers with any player.")
          .may(
              MAIN,
              DEFENSE_CHOSEN,
              (game, me) -> Changeling.isUnused(game, me) && others(game, me) != 0,
              ChangelingFlare::exchange)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seat(WHOM, others(game, me)).index()));

  private ChangelingFlare() {}

  private static boolean canTake(Game game, Seat me) {
    Seat left = game.leftOf(me);
    return game.cards().handSize(left) > 0 && Flare.reaches(game, left);
  }

  private static void take(Game game, Seat me) {
    game.verbs().hands().takeRandom(me, game.leftOf(me), 1);
    game.verbs().hands().passOn(game.leftOf(me));
  }

  private static int others(Game game, Seat me) {
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (i != me.index() && Changeling.canExchange(game, me, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void exchange(Game game, Seat me) {
    if (!game.usesPower(me, Changeling.CHANGELING)) return;
    game.powers().mark(game.powers().find(me, Changeling.CHANGELING), Changeling.CHANGED, 1);
    Changeling.exchange(game, me, Seat.of(game.current().target()));
  }
}
