package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.REGROUP;
import static hypergate.game.word.Window.RETRIEVED;

import hypergate.content.alliance.aliens.Reborn;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a card when the offense retrieves a ship in its regroup phase. Super: cards for further
/// ships there.
public final class RebornFlare {
  public static final Flare FLARE =
      flare(Reborn.REBORN)
          .wild(
              ANY,
              List.of(Step.REGROUP),
              "When the offense retrieves a ship from the warp in its regroup phase, draw a card.")
          .may(
              ANY,
              RETRIEVED,
              (game, me) ->
                  game.step() == Step.REGROUP
                      && game.verbs().ships().retriever().exists()
                      && game.verbs().ships().retriever() == game.encounter().offense(),
              (game, me) -> game.verbs().draw(me, 1))
          .strong(
              OFFENSE,
              List.of(Step.REGROUP),
              "In your regroup phase discard any number of cards to retrieve as many ships besides"
                  + " the usual one.")
          .may(OFFENSE, REGROUP, RebornFlare::canBuy, RebornFlare::buy);

  private RebornFlare() {}

  private static boolean canBuy(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0
        && game.ships().colonies(me) != 0
        && game.cards().handSize(me) > 1;
  }

  private static void buy(Game game, Seat me) {
    CardSet cards = game.cards().hand(me);
    int most = Math.min(cards.size(), game.verbs().freeInWarp(me));
    game.ask(me).cards(Prompt.DISCARD, cards, 1, most);
    int ships = cards.size();
    game.verbs().hands().discard(me, cards);
    game.verbs().ships().retrieve(me, ships);
  }
}
