package hypergate.content.dominion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.INVITING;
import static hypergate.game.word.Window.POWER_USED;

import hypergate.content.dominion.aliens.Usurper;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.table.Side;
import hypergate.game.word.Outcome;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the side with more allied ships wins, and no cards are played. Super: the cards of the
/// opposing allies are seen.
public final class UsurperFlare {
  public static final Flare FLARE =
      flare(Usurper.USURPER)
          .wild(
              MAIN,
              List.of(Step.ALLIANCE),
              "Before allies are invited say that the side with more allied ships wins this"
                  + " encounter, the defense with as many. No cards are played.")
          .may(
              MAIN,
              INVITING,
              (game, me) -> Flare.reaches(game, game.encounter().opponent(me)),
              (game, me) -> game.cards().mark(1))
          .always(ANY, ALLIED, UsurperFlare::isDue, UsurperFlare::decide)
          .strong(
              MAIN,
              List.of(Step.PLANNING),
              "With your power look at the cards of the opposing allies before you choose for your"
                  + " opponent.")
          .may(MAIN, POWER_USED, UsurperFlare::isUsurping, Usurper::see)
          .withPower();

  private UsurperFlare() {}

  private static boolean isDue(Game game, Seat me) {
    return game.cards().mark() != 0 && game.encounter().outcome() == Outcome.NONE;
  }

  private static void decide(Game game, Seat me) {
    game.cards().mark(0);
    Encounter encounter = game.encounter();
    boolean more = allied(game, encounter.offensive()) > allied(game, encounter.defensive());
    game.verbs().winUnrevealed(more ? encounter.offensive() : encounter.defensive());
  }

  // Each ship counts as one.
  private static int allied(Game game, Side side) {
    int ships = 0;
    for (int rest = side.allies(); rest != 0; rest &= rest - 1) {
      Seat ally = Seat.of(Integer.numberOfTrailingZeros(rest));
      ships += game.ships().at(game.encounter().place(ally), ally);
    }
    return ships;
  }

  private static boolean isUsurping(Game game, Seat me) {
    return !game.answering().isCancelled()
        && game.answering().instance() == game.powers().find(me, Usurper.USURPER);
  }
}
