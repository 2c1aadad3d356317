package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.COMPENSATED;
import static hypergate.game.word.Window.COMPENSATION;

import hypergate.content.base.aliens.Hacker;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: no compensation from you. Super: cards go back for those that were hacked, also some of
/// them.
public final class HackerFlare {
  private static final Prompt WHICH = Prompt.of("flare-hacker/super/cards");

  public static final Flare FLARE =
      flare(Hacker.HACKER)
          .wild(MAIN, List.of(Step.RESOLUTION), "Your opponent collects no compensation from you.")
          .may(
              MAIN,
              COMPENSATION,
              (game, me) ->
                  game.encounter().compensationFrom() == me && game.encounter().compensation() > 0,
              (game, me) -> game.encounter().compensation(0))
          .strong(
              MAIN,
              List.of(Step.RESOLUTION),
              "After collecting compensation with your power, give that player up to as many cards"
                  + " of your choice.")
          .may(MAIN, COMPENSATED, HackerFlare::hasHacked, HackerFlare::giveBack);

  private HackerFlare() {}

  private static boolean hasHacked(Game game, Seat me) {
    int sheet = game.powers().find(me, Hacker.HACKER);
    return sheet >= 0
        && game.powers().mark(sheet, Hacker.COLLECTS) != 0
        && game.encounter().compensation() > 0;
  }

  private static void giveBack(Game game, Seat me) {
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(WHICH, cards, 0, game.encounter().compensation());
    Seat to = game.encounter().compensationFrom();
    long low = cards.low();
    long high = cards.high();
    for (int card = CardSet.next(low, high, 0); card >= 0; card = CardSet.next(low, high, card + 1))
      game.verbs().hands().give(me, to, card);
  }
}
