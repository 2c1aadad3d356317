package hypergate.content.incursion.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.LOSING;

import hypergate.content.incursion.aliens.Fungus;
import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: beaten attackers stay in a ring around the home system and help to defend it. Super:
/// stacks hold together in the warp.
public final class FungusFlare {
  public static final Flare FLARE =
      flare(Fungus.FUNGUS)
          .wild(
              DEFENSE,
              List.of(Step.RESOLUTION),
              "When you win as the defense in your own system the opposing ships form a ring around"
                  + " it. Each adds 1 whenever you are the defense there. When you lose or discard"
                  + " this flare they return to colonies.")
          .may(DEFENSE, LOSING, (game, me) -> beaten(game, me) != 0, FungusFlare::ring)
          .first(Group.CAPTURE)
          .strong(
              ANY,
              List.of(Step.PHASES),
              "Your stacks hold together when they go to the warp, and as they leave it.")
          .may(ANY, LOSING, (game, me) -> Fungus.losesStacks(game, me), (game, me) -> {})
          .bends(Query.STACKS_HOLD, (game, me, who, hold) -> who == me ? 1 : hold);

  private FungusFlare() {}

  private static int beaten(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    boolean won =
        loss.cause() == Cause.ENCOUNTER
            && encounter.outcome().isWin()
            && encounter.winners().main() == me
            && encounter.target().exists()
            && game.ships().systemOf(encounter.target()) == me;
    if (!won) return 0;
    int mask = 0;
    for (int rest = encounter.winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      boolean may = loss.capturable(seat) > 0 && game.verbs().ships().mayLeave(seat) > 0;
      if (seat != me && may && Flare.reaches(game, seat)) mask |= seat.bit();
    }
    return mask;
  }

  private static void ring(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    for (int rest = beaten(game, me); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      loss.captureAround(seat, loss.capturable(seat), me);
    }
    game.verbs().rings().hold(me, game.current().card());
  }
}
