package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.verb.Cause;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Party: each main player that has not invited it loses a ship, each for itself; when its side
/// wins, everybody on that side may draw a card. Why it was not invited does not matter.
public final class Animal {
  /// Mark: the main players, as a mask, that have lost no more than one ship to it.
  public static final int HURT = 0;

  private static final Prompt DRAWS = Prompt.of("animal/choice");
  private static final Prompt NUMBER = Prompt.of("animal/number");

  public static final Alien ANIMAL =
      alien("Animal", "alliance")
          .level(1)
          .power("Party", ANY, Step.ALLIANCE, Step.RESOLUTION)
          .isMandatory()
          .text(
              "Unless you are a main player, each main player who does not invite you loses a ship."
                  + " When your side wins an encounter, each player on it may draw a card.")
          .must(
              NOT_MAIN,
              INVITED,
              (game, me) -> isSlighted(game, me, game.encounter().offensive()),
              (game, me) -> bite(game, me, game.encounter().offense()))
          .must(
              NOT_MAIN,
              INVITED,
              (game, me) -> isSlighted(game, me, game.encounter().defensive()),
              (game, me) -> bite(game, me, game.encounter().defense()))
          .must(MAIN_OR_ALLY, OUTCOME, Animal::hasWon, Animal::celebrate);

  private Animal() {}

  private static boolean isSlighted(Game game, Seat me, Side side) {
    return !me.in(game.encounter().invited(side)) && game.reach().reaches(side.main());
  }

  private static void bite(Game game, Seat me, Seat main) {
    int ships = game.ofPower(Query.POWER_NUMBER, me, 1);
    if (ships == 1) game.mark(HURT, game.mark(HURT) | main.bit());
    game.verbs().loseAnywhere(main, ships, Cause.EFFECT);
  }

  private static boolean hasWon(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin() && encounter.sideOf(me) == encounter.winners();
  }

  private static void celebrate(Game game, Seat me) {
    int most = game.ofPower(Query.POWER_NUMBER, me, 1);
    int guests = game.encounter().winners().seats();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(guests) || seat != me && !game.reach().reaches(seat)) continue;
      int cards =
          seat == me && most > 1
              ? game.ask(seat).number(NUMBER, 0, most)
              : game.ask(seat).yes(DRAWS) ? 1 : 0;
      if (cards > 0) game.verbs().draw(seat, cards);
    }
  }
}
