package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.RETRIEVED;
import static hypergate.game.word.Window.SHIPS_LOST;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Rebirth: a card for each ship that has gone to the warp; for each that it brings back it may
/// throw one away.
public final class Reborn {
  private static final Prompt DRAWS = Prompt.of("reborn/number");

  public static final Alien REBORN =
      alien("Reborn", "alliance")
          .level(0)
          .power("Rebirth", ANY, Step.PHASES)
          .text(
              "For each ship of yours that goes to the warp you may draw a card; for each that you"
                  + " retrieve you may discard a card of your hand.")
          .may(
              ANY, SHIPS_LOST, (game, me) -> game.verbs().losing().wentToWarp(me) > 0, Reborn::draw)
          .may(ANY, RETRIEVED, Reborn::mayDiscard, Reborn::discard);

  private Reborn() {}

  private static void draw(Game game, Seat me) {
    int each = game.ofPower(Query.POWER_NUMBER, me, 1);
    int most = each * game.verbs().losing().wentToWarp(me);
    game.verbs().draw(me, most == 1 ? 1 : game.ask(me).number(DRAWS, 1, most));
  }

  private static boolean mayDiscard(Game game, Seat me) {
    return game.verbs().ships().retriever() == me && game.cards().handSize(me) > 0;
  }

  private static void discard(Game game, Seat me) {
    int most = Math.min(game.verbs().ships().retrieved(), game.cards().handSize(me));
    CardSet cards = game.cards().hand(me);
    game.ask(me).cards(Prompt.DISCARD, cards, 1, most);
    game.verbs().hands().discard(me, cards);
  }
}
