package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ALLIED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Attract or Repel: one ally changes sides, or one player has as many ships in the encounter as it
/// has itself. Each is a use, and one of them excludes the other.
public final class Magnet {
  /// Mark: what it has done in this encounter.
  private static final int DONE = 0;

  /// Mark: the two do not exclude each other (the super flare).
  private static final int BOTH = 1;

  private static final int PULLED = 1;
  private static final int MATCHED = 2;

  // What is named: above the seat which of the two.
  private static final int SEATS = 8;

  private static final Prompt PULL = Prompt.of("magnet/seat");
  private static final Prompt MATCH = Prompt.of("magnet/seat-2");
  private static final Prompt SHIPS = Prompt.of("magnet/ships");

  public static final Alien MAGNET =
      alien("Magnet", "odyssey")
          .level(0)
          .power("Attract or Repel", MAIN_OR_ALLY, Step.ALLIANCE)
          .text(
              "When allies have come, you may move one of them with its ships to the other side; or"
                  + " make one player in the encounter have as many ships there as you have.")
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> game.mark(DONE) == 0 && canAct(game, me),
              Magnet::act)
          .naming(Magnet::name)
          .may(
              MAIN_OR_ALLY,
              ALLIED,
              (game, me) -> game.mark(DONE) != 0 && canAct(game, me),
              Magnet::act)
          .naming(Magnet::name);

  private Magnet() {}

  private static boolean isOpen(Game game, Seat me, int what) {
    int done = game.powers().mark(game.powers().find(me, MAGNET), DONE);
    if (done == 0) return true;
    boolean both =
        game.powers().mark(game.powers().find(me, MAGNET), BOTH) != 0
            || game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    return both && (done & what) == 0;
  }

  private static int pullable(Game game, Seat me) {
    if (!isOpen(game, me, PULLED)) return 0;
    int allies = game.encounter().offensive().allies() | game.encounter().defensive().allies();
    return game.reach().reached(allies & ~me.bit());
  }

  private static int matchable(Game game, Seat me) {
    if (!isOpen(game, me, MATCHED)) return 0;
    Encounter encounter = game.encounter();
    int mask = 0;
    for (int i = 0; i < game.seats(); i++)
      if (encounter.isInvolved(Seat.of(i))
          && encounter.shipsOf(Seat.of(i)) != encounter.shipsOf(me)) mask |= 1 << i;
    return game.reach().reached(mask);
  }

  private static boolean canAct(Game game, Seat me) {
    return pullable(game, me) != 0 || matchable(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    int pullable = pullable(game, me);
    int matchable = matchable(game, me);
    Seat seat = Seat.NONE;
    if (pullable != 0 && matchable != 0) seat = game.ask(me).seatOrNone(PULL, pullable);
    else if (pullable != 0) seat = game.ask(me).seat(PULL, pullable);
    if (seat.exists()) game.current().target(PULLED * SEATS + seat.index());
    else game.current().target(MATCHED * SEATS + game.ask(me).seat(MATCH, matchable).index());
  }

  private static void act(Game game, Seat me) {
    int what = game.current().target() / SEATS;
    Seat seat = Seat.of(game.current().target() % SEATS);
    game.mark(DONE, game.mark(DONE) | what);
    if (what == MATCHED && game.encounter().isInvolved(seat))
      game.verbs().ships().match(seat, SHIPS, game.encounter().shipsOf(me));
    if (what == PULLED && game.encounter().isAlly(seat)) game.verbs().ships().changeSides(seat);
  }

  /// Whether the two exclude each other still.
  public static boolean isSingle(Game game, Seat me) {
    int magnet = game.powers().find(me, MAGNET);
    return magnet >= 0 && game.powers().mark(magnet, BOTH) == 0;
  }

  /// They do not exclude each other in this encounter.
  public static void allowBoth(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, MAGNET), BOTH, 1);
  }
}
