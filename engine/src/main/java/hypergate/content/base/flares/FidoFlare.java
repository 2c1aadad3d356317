package hypergate.content.base.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.DISCARDED;

import hypergate.content.base.aliens.Fido;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent gets the top card of the discard pile, you one from the deck. Super: both
/// used encounter cards are fetched, one after the other.
public final class FidoFlare {
  private static final Prompt WHICH = Prompt.of("flare-fido/super/card");

  public static final Flare FLARE =
      flare(Fido.FIDO)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected your opponent must take the top card of the discard pile;"
                  + " then draw a card from the deck.")
          .may(
              MAIN,
              BEFORE_SELECTION,
              (game, me) ->
                  game.cards().discardSize() > 0
                      && Flare.reaches(game, game.encounter().opponent(me)),
              FidoFlare::throwCard)
          .strong(
              ANY,
              List.of(Step.RESOLUTION),
              "Fetch any of the discarded encounter cards and offer them one at a time.")
          .may(ANY, DISCARDED, FidoFlare::canFetchBoth, FidoFlare::fetch);

  private FidoFlare() {}

  private static void throwCard(Game game, Seat me) {
    int top = game.cards().discarded(game.cards().discardSize() - 1);
    game.verbs().hands().takeBack(game.encounter().opponent(me), top);
    game.verbs().draw(me, 1);
  }

  // A single card needs no flare.
  private static boolean canFetchBoth(Game game, Seat me) {
    int sheet = game.powers().find(me, Fido.FIDO);
    return sheet >= 0
        && game.powers().mark(sheet, Fido.FETCHED) == 0
        && game.verbs().usedCards().but(Seat.NONE).size() > 1;
  }

  private static void fetch(Game game, Seat me) {
    int sheet = game.powers().find(me, Fido.FIDO);
    if (!game.usesPower(me, Fido.FIDO)) return;
    game.powers().mark(sheet, Fido.FETCHED, 1);
    int offered = -1;
    // The card drawn for the first one may have had the discard pile shuffled into the deck.
    for (int i = 0; i < 2; i++) {
      CardSet left = game.verbs().usedCards().but(Seat.NONE);
      if (offered >= 0) left.remove(offered);
      if (left.isEmpty()) return;
      offered = game.ask(me).cardOrNone(WHICH, left);
      if (offered < 0) return;
      Fido.offer(game, me, offered);
    }
  }
}
