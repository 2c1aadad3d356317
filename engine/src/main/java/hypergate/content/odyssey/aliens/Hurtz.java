package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSIVE_ALLY;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ALLIED;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.COLLECTING;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.game.word.Window.TURN_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.event.Event;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Stacks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;
import hypergate.game.word.Window;
import java.util.List;

/// Lease: ships of its colonies come under those of players in the encounter, one under each, and
/// stay with them; each lessee brings tokens. Only the offer is a use.
public final class Hurtz {
  /// Mark: when it has offered in this encounter, [#HIDDEN] or [#OPEN] or both.
  private static final int OFFERED = 0;

  private static final int HIDDEN = 1;
  private static final int OPEN = 2;

  /// Mark: it has spent a token in this encounter.
  private static final int SPENT = 1;

  /// Mark: its super flare is for its next offer, [#NEXT], or the one that it has made, [#THIS].
  private static final int RAISED = 2;

  private static final int NEXT = 1;
  private static final int THIS = 2;

  private static final int TOKENS = 0;

  // What is offered to each seat: so many bits.
  private static final int BITS = 4;
  private static final int MOST = (1 << BITS) - 1;

  private static final int BEFORE = 1;
  private static final int AFTERWARDS = 2;
  private static final int RAISED_TO = 3;

  private static final Prompt GO = Prompt.of("hurtz/number");
  private static final Prompt OFFERS = Prompt.of("hurtz/number-2");
  private static final Prompt AGREES = Prompt.of("hurtz/choice");
  private static final Prompt WHICH = Prompt.of("hurtz/ships");
  private static final Prompt WHOSE = Prompt.of("hurtz/seat");

  /// When it may end a lease: moments at which it offers none.
  private static final List<Window> RECALLS =
      List.of(TURN_START, REGROUP_START, AIMED, ALLIED, TOTALS, OUTCOME);

  public static final Alien HURTZ =
      recalling(
          alien("Hurtz", "odyssey")
              .level(2)
              .power("Lease", ANY, Step.PLANNING, Step.REVEAL)
              .text(
                  "Once per encounter offer every player in it ships of your colonies: up to one"
                      + " under each of its ships, which then counts two for totals and rewards."
                      + " They stay there until that ship is lost. Each lessee brings a token, two"
                      + " once cards are up. One an encounter ends a lease or doubles your rewards"
                      + " as a defensive ally.")
              .counter("tokens")
              .leases("ships with a leased one", GO)
              .may(ANY, BEFORE_SELECTION, Hurtz::mayOffer, Hurtz::offer)
              .naming(Hurtz::name)
              .may(ANY, SELECTED, Hurtz::mayOffer, Hurtz::offer)
              .naming(Hurtz::name)
              .may(ANY, REVEALED, Hurtz::mayOffer, Hurtz::offer)
              .naming(Hurtz::name)
              .free(DEFENSIVE_ALLY, COLLECTING, Hurtz::mayDouble, Hurtz::redouble)
              .leaving(Hurtz::endAll));

  private Hurtz() {}

  // When it likes it ends a lease.
  private static Alien recalling(Alien alien) {
    Alien recalling = alien;
    for (Window moment : RECALLS)
      recalling = recalling.free(ANY, moment, Hurtz::mayEnd, Hurtz::end);
    return recalling;
  }

  private static Stacks leases(Game game) {
    return game.verbs().shipKinds().stacks(HURTZ);
  }

  // ---- offering

  // How many ships of a seat in the encounter have none under them yet.
  private static int loose(Game game, Seat seat) {
    return Math.min(MOST, leases(game).loose(seat, game.encounter().place(seat)));
  }

  private static int lessees(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int mask = 0;
    if (!encounter.target().exists()) return mask;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && encounter.isInvolved(seat) && loose(game, seat) > 0) mask |= seat.bit();
    }
    return game.reach().reached(mask);
  }

  /// Whether it could offer ships now.
  public static boolean mayOffer(Game game, Seat me) {
    int sheet = game.powers().find(me, HURTZ);
    if (sheet < 0) return false;
    int offered = game.powers().mark(sheet, OFFERED);
    boolean again = game.ofPower(sheet, Query.POWER_UNBOUND, me, 0) != 0;
    return (again ? offered & moment(game) : offered) == 0
        && leases(game).lendable(me) > 0
        && lessees(game, me) != 0;
  }

  private static int moment(Game game) {
    return game.encounter().revealed() ? OPEN : HIDDEN;
  }

  // To every player in timing order, to at least one of them a ship.
  private static void name(Game game, Seat me) {
    game.mark(RAISED, game.mark(RAISED) == NEXT ? THIS : 0);
    int seats = lessees(game, me);
    int left = leases(game).lendable(me);
    int offers = 0;
    for (int p = 0; p < game.seats() && left > 0; p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(seats)) continue;
      seats ^= seat.bit();
      int least = offers == 0 && seats == 0 ? 1 : 0;
      int count = game.ask(me).number(OFFERS, least, Math.min(left, loose(game, seat)));
      offers |= count << BITS * seat.index();
      left -= count;
      if (game.isHeard()) game.tell(new Event.Counted(seat, "ships offered for lease", count));
    }
    game.current().target(offers);
  }

  private static void offer(Game game, Seat me) {
    int offers = game.current().target();
    game.mark(OFFERED, game.mark(OFFERED) | moment(game));
    int agreed = 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (offered(offers, seat) > 0 && seat.in(lessees(game, me)) && game.ask(seat).yes(AGREES))
        agreed |= seat.bit();
    }
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(agreed & lessees(game, me))) lease(game, me, seat, offered(offers, seat));
    }
  }

  private static int offered(int offers, Seat seat) {
    return offers >>> BITS * seat.index() & MOST;
  }

  private static void lease(Game game, Seat me, Seat lessee, int count) {
    int place = game.encounter().place(lessee);
    if (leases(game).lend(me, lessee, place, count, WHICH) == 0) return;
    int tokens = game.encounter().revealed() ? AFTERWARDS : BEFORE;
    if (game.mark(RAISED) == THIS) tokens = RAISED_TO;
    game.counter(TOKENS, game.counter(TOKENS) + tokens);
  }

  // ---- tokens

  /// Its next offer brings the tokens of its super flare.
  public static void raise(Game game, Seat me) {
    int sheet = game.powers().find(me, HURTZ);
    if (sheet >= 0) game.powers().mark(sheet, RAISED, NEXT);
  }

  private static boolean hasToken(Game game) {
    return game.counter(TOKENS) > 0 && game.mark(SPENT) == 0;
  }

  private static void spend(Game game) {
    game.mark(SPENT, 1);
    game.counter(TOKENS, game.counter(TOKENS) - 1);
  }

  private static boolean mayEnd(Game game, Seat me) {
    return hasToken(game) && leases(game).holders(me) != 0;
  }

  private static void end(Game game, Seat me) {
    Seat lessee = game.ask(me).seat(WHOSE, leases(game).holders(me));
    spend(game);
    leases(game).end(me, lessee);
  }

  private static boolean mayDouble(Game game, Seat me) {
    return hasToken(game)
        && game.encounter().outcome() == Outcome.DEFENSE_WINS
        && game.verbs().rewards().collector() == me
        && game.verbs().rewards().due() > 0;
  }

  private static void redouble(Game game, Seat me) {
    spend(game);
    game.verbs().rewards().due(2 * game.verbs().rewards().due());
  }

  // ---- leaving the game

  private static void endAll(Game game, Seat me) {
    for (int i = 0; i < game.seats(); i++) {
      Seat owner = Seat.of(i);
      for (int rest = leases(game).holders(owner); rest != 0; rest &= rest - 1)
        leases(game).end(owner, Seat.of(Integer.numberOfTrailingZeros(rest)));
    }
  }
}
