package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.OUTCOME;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Yield: each encounter that it loses as a main player counts for it as one foreign colony more,
/// each that it wins as one fewer, never below none. That belongs to the player, whatever becomes
/// of the sheet. The power is never lost for want of home colonies.
public final class TheMeek {
  public static final Alien THE_MEEK =
      alien("The Meek", "odyssey")
          .level(0)
          .hasVictory()
          .power("Yield", MAIN, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you lose an encounter as a main player your colony marker goes one step up;"
                  + " when you win one, a step back. You never lose this power for having too few"
                  + " home colonies.")
          .must(MAIN, OUTCOME, (game, me) -> step(game, me) != 0, TheMeek::move)
          .bends(Query.HOME_COLONIES_NEEDED, (game, me, who, needed) -> who == me ? 0 : needed);

  private TheMeek() {}

  // How the marker goes: a step up, a step back, or not at all.
  private static int step(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Outcome outcome = encounter.outcome();
    if (outcome.isWin() && encounter.winners().main() == me)
      return game.powers().colonyMarker(me) > 0 ? -1 : 0;
    boolean beaten = outcome.isWin() || outcome == Outcome.BOTH_LOSE;
    boolean failed = outcome == Outcome.NO_DEAL && game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    if (!beaten && !failed) return 0;
    return game.ofPower(Query.POWER_BOUND, encounter.opponent(me), 0) == 0 ? 1 : 0;
  }

  private static void move(Game game, Seat me) {
    int step = step(game, me);
    game.powers().moveMarker(me, step);
    if (game.isHeard())
      game.tell(new Event.Counted(me, "colony marker", game.powers().colonyMarker(me)));
    if (isThrough(game, me, 0)) game.verbs().ships().checkWin(landing(game, me), THE_MEEK.id());
  }

  private static boolean isThrough(Game game, Seat seat, int more) {
    int needed = game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin());
    return game.powers().colonyMarker(seat) + more >= needed;
  }

  // Those who win with it, since they are about to land on their last planet, and itself.
  private static int landing(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int winners = me.bit();
    if (encounter.outcome() != Outcome.OFFENSE_WINS) return winners;
    Planet target = encounter.target();
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      boolean founds =
          game.ships().onGate(seat) > 0
              && (game.ships().foreignTo(seat) & target.bit()) != 0
              && (game.ships().colonies(seat) & target.bit()) == 0;
      if (founds && Resolution.lands(game, seat) && isThrough(game, seat, 1)) winners |= 1 << i;
    }
    return winners;
  }
}
