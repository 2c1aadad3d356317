package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.COLLECTED;
import static hypergate.game.word.Window.REWARDS;

import hypergate.content.incursion.aliens.Mercenary;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a victorious defense is rewarded like its allies. Super: cards that came as rewards are
/// looked at and thrown away.
public final class MercenaryFlare {
  private static final Prompt AWAY = Prompt.of("flare-mercenary/super/cards");

  public static final Flare FLARE =
      flare(Mercenary.MERCENARY)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you win as the defense, collect rewards as a defensive ally would.")
          .may(
              DEFENSE,
              REWARDS,
              (game, me) -> Mercenary.shares(game, me) > 0,
              (game, me) -> game.verbs().rewards().collect(me, Mercenary.shares(game, me)))
          .strong(
              ANY,
              List.of(),
              "When you have drawn cards as rewards, look at them and discard any or all of them.")
          .may(
              ANY,
              COLLECTED,
              (game, me) ->
                  game.verbs().receipts().areRewards() && game.verbs().receipts().collector() == me,
              MercenaryFlare::sort);

  private MercenaryFlare() {}

  private static void sort(Game game, Seat me) {
    CardSet cards = game.verbs().receipts().collected();
    game.ask(me).cards(AWAY, cards, 0, cards.size());
    game.verbs().hands().discard(me, cards);
  }
}
