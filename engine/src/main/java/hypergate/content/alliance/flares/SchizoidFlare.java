package hypergate.content.alliance.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.TURN_END;
import static hypergate.game.word.Window.WIN_CHECK;

import hypergate.content.alliance.aliens.Schizoid;
import hypergate.content.odyssey.aliens.SchizoidRealities;
import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: two players exchange their home systems. Super: another condition lies face down.
public final class SchizoidFlare {
  private static final Prompt WITH = Prompt.of("flare-schizoid/wild/seat");
  private static final Prompt OTHER = Prompt.of("flare-schizoid/super/card");

  public static final Flare FLARE =
      flare(Schizoid.SCHIZOID)
          .wild(
              ANY,
              List.of(Step.RESOLUTION),
              "As an encounter ends, or when somebody is about to win, exchange home systems and"
                  + " all ships with another player. Discard this.")
          .may(ANY, ENCOUNTER_END, (game, me) -> others(game, me) != 0, SchizoidFlare::exchange)
          .naming(SchizoidFlare::name)
          .may(ANY, WIN_CHECK, SchizoidFlare::mayTakeWin, SchizoidFlare::exchange)
          .naming(SchizoidFlare::name)
          .strong(
              OFFENSE,
              List.of(Step.RESOLUTION),
              "At the end of your turn exchange the condition on your sheet for one of the five"
                  + " others, unless somebody would win by it at once.")
          .may(
              OFFENSE,
              TURN_END,
              (game, me) -> SchizoidRealities.mayExchange(game, Schizoid.SCHIZOID),
              (game, me) -> SchizoidRealities.exchange(game, me, Schizoid.SCHIZOID, OTHER));

  private SchizoidFlare() {}

  private static int others(Game game, Seat me) {
    int seats = 0;
    if (isFixed(game, me)) return 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean may = seat != me && Flare.reaches(game, seat) && !isFixed(game, seat);
      if (may && game.verbs().planets().mayExchangeSystems(me, seat)) seats |= seat.bit();
    }
    return seats;
  }

  private static boolean mayTakeWin(Game game, Seat me) {
    return game.verbs().ships().winning() != 0 && others(game, me) != 0;
  }

  private static boolean isFixed(Game game, Seat seat) {
    return game.query(Query.POWER_FIXED, seat, 0) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WITH, others(game, me)).index());
  }

  private static void exchange(Game game, Seat me) {
    game.current().discard();
    Seat other = Seat.of(game.current().target());
    if (!other.in(others(game, me))) return;
    int winning = game.verbs().ships().winning();
    game.verbs().planets().exchangeSystems(me, other);
    int both = me.bit() | other.bit();
    boolean one = (winning & both) == me.bit() || (winning & both) == other.bit();
    game.verbs().ships().winning(one ? winning ^ both : winning);
  }
}
