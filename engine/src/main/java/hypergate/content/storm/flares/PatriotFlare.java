package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REVEALED;

import hypergate.content.storm.aliens.Patriot;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.decide.Word;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: a winning ally gets something on top. Super: ships of opposing allies, one for each of
/// one's own.
public final class PatriotFlare {
  private static final Prompt WHAT = Prompt.of("flare-patriot/wild/choice");
  private static final Prompt SHIPS = Prompt.of("flare-patriot/super/ships");

  public static final Flare FLARE =
      flare(Patriot.PATRIOT)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "As an ally on the winning side draw a card from the deck or retrieve a ship from the"
                  + " warp, whatever else you get.")
          .may(ALLY, OUTCOME, PatriotFlare::hasWon, PatriotFlare::collect)
          .strong(
              ALLY,
              List.of(Step.REVEAL),
              "As an ally, after cards are revealed, choose as many ships of opposing allies as you"
                  + " have in the encounter: they go to the warp.")
          .may(
              ALLY,
              REVEALED,
              (game, me) ->
                  game.encounter().shipsFighting(me) > 0
                      && game.encounter().sideOf(me).other().alliedShips() > 0,
              PatriotFlare::sink);

  private PatriotFlare() {}

  private static boolean hasWon(Game game, Seat me) {
    return game.encounter().outcome().isWin() && !game.encounter().isBeaten(me);
  }

  private static void collect(Game game, Seat me) {
    boolean may = game.ships().colonies(me) != 0 && game.verbs().freeInWarp(me) > 0;
    if (may && game.ask(me).word(WHAT, Word.CARD, Word.SHIP) == Word.SHIP)
      game.verbs().ships().retrieve(me, 1);
    else game.verbs().draw(me, 1);
  }

  private static void sink(Game game, Seat me) {
    Side other = game.encounter().sideOf(me).other();
    int ships = game.encounter().shipsFighting(me);
    game.verbs().beginLoss(Cause.EFFECT);
    game.verbs().losses().chooseAt(me, SHIPS, ships, other.allies(), other.place(), other.place());
    game.verbs().carryOutLoss();
  }
}
