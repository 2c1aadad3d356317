package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.POWER_USED;
import static hypergate.game.word.Window.SELECTING;

import hypergate.content.incursion.aliens.Magician;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.phase.Planning;
import hypergate.game.piece.CardSet;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the opponent puts three encounter cards down, and chance says which of them it plays.
/// Super: one of the two cards is turned up before the Magician chooses.
public final class MagicianFlare {
  private static final int CARDS = 3;
  private static final int ROUNDS = 12;
  private static final Prompt FIRST = Prompt.of("flare-magician/wild/card");
  private static final Prompt FURTHER = Prompt.of("flare-magician/wild/cards");

  public static final Flare FLARE =
      flare(Magician.MAGICIAN)
          .wild(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are selected your opponent must put three encounter cards down; chance"
                  + " says which of them it plays. With fewer it discards its hand and draws a new"
                  + " one first.")
          .may(MAIN, SELECTING, MagicianFlare::isOpen, MagicianFlare::mix)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "When you use your power one of the two cards is turned up, and you choose which you"
                  + " take.")
          .may(
              MAIN,
              POWER_USED,
              (game, me) ->
                  !game.answering().isCancelled()
                      && game.answering().instance() == game.powers().find(me, Magician.MAGICIAN),
              (game, me) ->
                  game.powers()
                      .mark(game.powers().find(me, Magician.MAGICIAN), Magician.TURNS_UP, 1))
          .withPower();

  private MagicianFlare() {}

  private static boolean isOpen(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    return game.encounter().card(opponent) < 0 && Flare.reaches(game, opponent);
  }

  // Cards may have left the game so that there are no three.
  private static void mix(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    for (int round = 0; round < ROUNDS && count(game, opponent) < CARDS; round++)
      game.verbs().hands().newHand(opponent);
    if (count(game, opponent) == 0) return;
    CardSet cards = Planning.putDown(game, opponent, FIRST, FURTHER, CARDS);
    Planning.selects(game, opponent, game.asking().pick(cards.low(), cards.high()));
  }

  private static int count(Game game, Seat opponent) {
    return game.cards().encounterCards(opponent).size();
  }
}
