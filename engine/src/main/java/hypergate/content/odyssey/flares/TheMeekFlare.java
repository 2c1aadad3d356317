package hypergate.content.odyssey.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;
import static hypergate.game.word.Window.REWARDS;

import hypergate.content.odyssey.aliens.TheMeek;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: an ally that has lost ships is compensated, too. Super: a lost first encounter does not
/// end the turn.
public final class TheMeekFlare {
  public static final Flare FLARE =
      flare(TheMeek.THE_MEEK)
          .wild(
              ALLY,
              List.of(Step.RESOLUTION),
              "As an ally on the losing side take a card at random from the main player on the"
                  + " other side for each ship that you have lost.")
          .may(ALLY, REWARDS, TheMeekFlare::isDue, TheMeekFlare::collect)
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "When you have lost your first encounter as the offense you may have a second one.")
          .may(
              OFFENSE,
              NEXT_ENCOUNTER,
              TheMeekFlare::mayGoOn,
              (game, me) -> game.encounter().entitled(true));

  private TheMeekFlare() {}

  private static int lost(Game game, Seat me) {
    return game.encounter().counting(me, game.encounter().shipsLost(me));
  }

  private static boolean isDue(Game game, Seat me) {
    Seat winner = game.encounter().winners().main();
    return game.encounter().isBeaten(me)
        && lost(game, me) > 0
        && game.cards().handSize(winner) > 0
        && Flare.reaches(game, winner);
  }

  private static void collect(Game game, Seat me) {
    int due = Math.min(lost(game, me), game.query(Query.SPOILS_LIMIT, me, Integer.MAX_VALUE));
    game.verbs().receipts().begin(me, false);
    game.verbs().hands().takeRandom(me, game.encounter().winners().main(), due);
    game.verbs().receipts().end(me);
  }

  private static boolean mayGoOn(Game game, Seat me) {
    Outcome outcome = game.encounter().outcome();
    boolean beaten = outcome == Outcome.DEFENSE_WINS || outcome == Outcome.BOTH_LOSE;
    return beaten
        && game.encounter().numberInTurn() == 1
        && !game.encounter().isEntitled()
        && game.query(Query.ENCOUNTERS_PER_TURN, me, 2) > 1
        && game.cards().hasEncounterCard(me);
  }
}
