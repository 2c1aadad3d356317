package hypergate.content.alliance.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.INVITED;
import static hypergate.game.word.Window.LOSING;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Control: a ship of a beaten player comes onto its sheet, and goes to the warp later to make its
/// owner an ally. Taking a ship is one use, activating remotes another.
public final class Remote {
  /// Mark: the players of whom a ship has been taken in this encounter.
  public static final int TAKEN = 0;

  private static final int FORCED = 1;
  private static final int ACTIVATED = 0;
  private static final int SHIPS = 4;

  private static final Prompt WHOSE = Prompt.of("remote/seat");
  private static final Prompt WHICH = Prompt.of("remote/seats");

  public static final Alien REMOTE =
      alien("Remote", "alliance")
          .level(2)
          .power("Control", MAIN, Step.ALLIANCE, Step.RESOLUTION)
          .text(
              "As a main player who has won you may take a ship of a loser from the encounter onto"
                  + " this sheet. Before anybody answers invitations you may send such ships to the"
                  + " warp: each of their owners must ally with you with four ships, or as many as"
                  + " it has. That of your opponent stays.")
          .tallies("activated")
          .may(MAIN, LOSING, (game, me) -> choices(game, me) != 0, Remote::take)
          .naming(Remote::name)
          .first(Group.CAPTURE)
          .may(MAIN, INVITED, (game, me) -> ready(game, me) != 0, Remote::activate)
          .naming(Remote::nameOwners)
          .bends(Query.MAY_JOIN, Remote::bind)
          .bends(Query.JOIN_LEAST, Remote::least)
          .bends(Query.JOIN_LIMIT, Remote::limit);

  private Remote() {}

  // ---- taking

  /// The losers of whom a ship could be taken, those already robbed left out.
  public static int losers(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    if (loss.cause() != Cause.ENCOUNTER || !encounter.outcome().isWin()) return 0;
    if (encounter.winners().main() != me) return 0;
    int mask = 0;
    for (int rest = encounter.winners().other().seats(); rest != 0; rest &= rest - 1) {
      Seat seat = Seat.of(Integer.numberOfTrailingZeros(rest));
      if (loss.capturable(seat) > 0 && game.verbs().ships().mayLeave(seat) > 0) mask |= seat.bit();
    }
    int sheet = game.powers().find(me, REMOTE);
    return sheet < 0 ? 0 : mask & ~game.powers().mark(sheet, TAKEN);
  }

  private static int choices(Game game, Seat me) {
    return game.mark(TAKEN) != 0 ? 0 : game.reach().reached(losers(game, me));
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOSE, choices(game, me)).index());
  }

  private static void take(Game game, Seat me) {
    take(game, Seat.of(game.current().target()), game.here());
  }

  /// A ship that a loser is about to lose comes onto the sheet.
  public static void take(Game game, Seat loser, int sheet) {
    game.powers().mark(sheet, TAKEN, game.powers().mark(sheet, TAKEN) | loser.bit());
    game.verbs().losing().capture(loser, 1, sheet);
  }

  // ---- activating

  private static boolean isOver(Game game) {
    return game.encounter().outcome() != Outcome.NONE;
  }

  private static int ready(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (isOver(game) || game.mark(FORCED) != 0) return 0;
    int mask = game.powers().holding(game.here());
    mask &= ~(me.bit() | encounter.opponent(me).bit());
    for (int i = 0; i < game.seats(); i++)
      if (encounter.isAlly(Seat.of(i)) || game.ships().inColonies(Seat.of(i)) == 0)
        mask &= ~(1 << i);
    return game.reach().reached(mask);
  }

  private static void nameOwners(Game game, Seat me) {
    int ready = ready(game, me);
    boolean several = Integer.bitCount(ready) > 1;
    game.current().target(several ? game.ask(me).seats(WHICH, ready, Seat.MOST) : ready);
  }

  private static void activate(Game game, Seat me) {
    int forced = game.current().target();
    game.mark(FORCED, forced);
    boolean spares = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(forced)) continue;
      boolean again = game.verbs().tallies().of(REMOTE, ACTIVATED, seat) > 0;
      if (again) game.verbs().tallies().add(REMOTE, ACTIVATED, seat, -1);
      else if (spares) game.verbs().tallies().add(REMOTE, ACTIVATED, seat, 1);
      if (!spares || again) game.verbs().sheetShips().spend(game.here(), seat, 1);
    }
    game.verbs().ships().settle();
  }

  private static boolean isForced(Game game, Seat me, Seat who) {
    return who.in(game.mark(FORCED)) && game.encounter().isMain(me);
  }

  private static int due(Game game, Seat me, Seat who) {
    if (!isForced(game, me, who)) return 0;
    int limit = game.query(Query.JOIN_LIMIT, who, SHIPS);
    return Math.min(game.ships().inColonies(who), Math.min(SHIPS, limit));
  }

  private static int bind(Game game, Seat me, Seat who, int sides) {
    if (due(game, me, who) == 0) return sides;
    boolean offense = me == game.encounter().offense();
    return (offense ? Alliance.OFFENSE : Alliance.DEFENSE) | Alliance.MUST;
  }

  private static int least(Game game, Seat me, Seat who, int least) {
    return Math.max(least, due(game, me, who));
  }

  private static int limit(Game game, Seat me, Seat who, int limit) {
    boolean light = isForced(game, me, who) && game.ofPower(Query.POWER_BOUND, who, 0) != 0;
    return light ? Math.min(limit, 1) : limit;
  }
}
