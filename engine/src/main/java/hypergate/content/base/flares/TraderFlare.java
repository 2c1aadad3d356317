package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;

import hypergate.content.base.aliens.Trader;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Wild: a card of the opponent at random, then any card back. Super: the hands are traded with a
/// player who is not the opponent; one use of the power either way.
public final class TraderFlare {
  private static final Prompt BACK = Prompt.of("flare-trader/wild/card");
  private static final Prompt WITH = Prompt.of("flare-trader/super/seat");

  public static final Flare FLARE =
      flare(Trader.TRADER)
          .wild(
              Role.MAIN,
              List.of(Step.ALLIANCE),
              "Before allies are invited, take a card at random from the opponent's hand, then give"
                  + " the opponent any one card back.")
          .may(
              Role.MAIN,
              Window.INVITING,
              (game, me) ->
                  game.cards().handSize(game.encounter().opponent(me)) > 0
                      && Flare.reaches(game, game.encounter().opponent(me)),
              TraderFlare::exchange)
          .strong(
              Role.MAIN,
              List.of(Step.PLANNING),
              "Your power may trade hands with any other player instead of the opponent.")
          .may(Role.MAIN, Window.BEFORE_SELECTION, TraderFlare::hasNotTraded, TraderFlare::trade)
          .naming(TraderFlare::name);

  private TraderFlare() {}

  private static void exchange(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    if (game.verbs().hands().takeRandom(me, opponent, 1) == 0) return;
    CardSet hand = game.cards().hand(me);
    game.verbs().hands().give(me, opponent, game.ask(me).card(BACK, hand));
  }

  private static boolean hasNotTraded(Game game, Seat me) {
    int trader = game.powers().find(me, Trader.TRADER);
    return game.powers().mark(trader, Trader.TRADED) == 0
        && others(game, me) != 0
        && game.cards().handSize(me) > 1;
  }

  private static int others(Game game, Seat me) {
    return game.everybody() & ~me.bit() & ~game.encounter().opponent(me).bit();
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WITH, others(game, me)).index());
  }

  private static void trade(Game game, Seat me) {
    Seat partner = Seat.of(game.current().target());
    game.powers().mark(game.powers().find(me, Trader.TRADER), Trader.TRADED, 1);
    if (game.usesPower(me, Trader.TRADER)) game.verbs().exchange().swap(me, partner);
  }
}
