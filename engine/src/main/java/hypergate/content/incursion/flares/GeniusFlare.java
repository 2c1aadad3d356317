package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.content.incursion.aliens.Genius;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: players of its choice draw a card. Super: it guesses the opponent's attack, and is paid if
/// it comes near.
public final class GeniusFlare {
  private static final int HIGHEST = 40;
  private static final int NEAR = 3;
  private static final int CARDS = 4;
  private static final Prompt WHOM = Prompt.of("flare-genius/wild/seats");
  private static final Prompt GUESS = Prompt.of("flare-genius/super/number");

  public static final Flare FLARE =
      flare(Genius.GENIUS)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "Before allies are invited, let any players you choose, yourself too, draw one card"
                  + " each.")
          .may(MAIN, INVITING, GeniusFlare::deal)
          .naming(
              (game, me) ->
                  game.current().target(game.ask(me).seats(WHOM, drawing(game, me), Seat.MOST)))
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "Before cards are revealed guess a number from 0 to 40. If your opponent's card is an"
                  + " attack at most 3 away from it, draw four cards.")
          .may(
              MAIN,
              SELECTED,
              (game, me) -> game.cards().mark(1 + game.ask(me).number(GUESS, 0, HIGHEST)))
          .must(MAIN, REVEALED, GeniusFlare::isRight, GeniusFlare::collect);

  private GeniusFlare() {}

  private static int drawing(Game game, Seat me) {
    int mask = me.bit();
    for (int i = 0; i < game.seats(); i++) if (Flare.reaches(game, Seat.of(i))) mask |= 1 << i;
    return mask;
  }

  private static void deal(Game game, Seat me) {
    for (int p = 0; p < game.seats(); p++)
      if (game.inOrder(p).in(game.current().target())) game.verbs().draw(game.inOrder(p), 1);
  }

  private static boolean isRight(Game game, Seat me) {
    int guess = game.cards().mark() - 1;
    Seat opponent = game.encounter().opponent(me);
    return guess >= 0
        && game.encounter().attacks(opponent)
        && Math.abs(game.encounter().faceValue(opponent) - guess) <= NEAR;
  }

  private static void collect(Game game, Seat me) {
    game.cards().mark(0);
    game.verbs().draw(me, CARDS);
  }
}
