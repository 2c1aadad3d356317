package hypergate.content.storm.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_COMPENSATION;

import hypergate.content.storm.aliens.Brute;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: one card or ship is all that anybody gets as compensation or reward. Super: a ship of each
/// defender goes to the warp.
public final class BruteFlare {
  public static final Flare FLARE =
      flare(Brute.BRUTE)
          .wild(
              MAIN_OR_ALLY,
              List.of(Step.RESOLUTION),
              "Nobody collects more than one card of compensation or one reward in this"
                  + " encounter.")
          .may(MAIN_OR_ALLY, BEFORE_COMPENSATION, (game, me) -> {})
          .bends(Query.SPOILS_LIMIT, BruteFlare::limit)
          .strong(
              OFFENSE,
              List.of(Step.ALLIANCE),
              "As the offense, after alliances are formed, the defense and each of its allies lose"
                  + " one of their ships in the encounter.")
          .may(
              OFFENSE,
              ALLIED,
              (game, me) -> game.encounter().defensive().ships() > 0,
              BruteFlare::hit);

  private BruteFlare() {}

  private static int limit(Game game, Seat me, Seat who, int most) {
    boolean reached = who == me || Flare.reaches(game, who);
    return reached && game.encounter().isInvolved(who) ? Math.min(1, most) : most;
  }

  private static void hit(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(encounter.defensive().seats())) continue;
      boolean defends = seat == encounter.defense();
      int place = defends ? encounter.target().index() : encounter.defensive().place();
      loss.add(seat, place, Math.min(1, game.ships().at(place, seat)));
    }
    game.verbs().carryOutLoss();
  }
}
