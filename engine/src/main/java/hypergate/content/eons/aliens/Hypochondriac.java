package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.BEFORE_SELECTION;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Bids;
import hypergate.game.verb.Tallies;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Anxiety: somebody in the encounter makes it anxious; unless it accepts a remedy that one gets a
/// token. Who has most tokens founds no colony that would mean victory. Handing tokens on and the
/// block are no uses (H-831).
public final class Hypochondriac {
  /// Mark: about whom it has been anxious in this encounter, as a mask.
  private static final int ANXIOUS = 0;

  private static final int EACH = 2;
  private static final int MOST = 14;
  private static final Prompt WHOM = Prompt.of("hypochondriac/seat");
  private static final Prompt REMEDY = Prompt.of("hypochondriac/choice");
  private static final Prompt WHOSE = Prompt.of("hypochondriac/seat-2");
  private static final Prompt GIVEN = Prompt.of("hypochondriac/number");

  public static final Alien HYPOCHONDRIAC =
      alien("Hypochondriac", "eons")
          .level(1)
          .power("Anxiety", MAIN_OR_ALLY, Step.PLANNING)
          .text(
              "In Planning, as a main player or ally, be anxious about another one: all may offer"
                  + " you a remedy; if you accept none it gets a token of yours. The winner of an"
                  + " encounter may give half of its tokens to the loser, you one at most. Whoever"
                  + " has most tokens founds no colony that would mean victory.")
          .tallies("anxiety")
          .setup(Hypochondriac::begin)
          .may(MAIN_OR_ALLY, BEFORE_SELECTION, Hypochondriac::mayWorry, Hypochondriac::worry)
          .naming(Hypochondriac::name)
          .may(MAIN_OR_ALLY, SELECTED, Hypochondriac::mayWorry, Hypochondriac::worry)
          .naming(Hypochondriac::name)
          .always(ANY, ENCOUNTER_END, Hypochondriac::isHandedOn, Hypochondriac::handOn)
          .always(ANY, COLONY_CHANGED, Hypochondriac::isBlocked, Hypochondriac::block)
          .bends(
              Query.TOKENS_IN_DEALS,
              (game, me, who, alien) -> game.content().alienNumber("hypochondriac") + 1);

  private Hypochondriac() {}

  private static int tokens(Game game, Seat seat) {
    return game.verbs().tallies().of(HYPOCHONDRIAC, 0, seat);
  }

  private static void give(Game game, Seat from, Seat to, int count) {
    Tallies tallies = game.verbs().tallies();
    if (count == 0) return;
    tallies.add(HYPOCHONDRIAC, 0, from, -count);
    tallies.add(HYPOCHONDRIAC, 0, to, count);
  }

  private static void begin(Game game, Seat me) {
    game.verbs().tallies().add(HYPOCHONDRIAC, 0, me, Math.min(MOST, EACH * (game.seats() - 1)));
  }

  // ---- anxiety

  private static int causes(Game game, Seat me) {
    Encounter encounter = game.encounter();
    int involved = encounter.offensive().seats() | encounter.defensive().seats();
    int named = game.powers().mark(game.powers().find(me, HYPOCHONDRIAC), ANXIOUS);
    return game.reach().reached(involved & ~me.bit() & ~named);
  }

  private static boolean mayWorry(Game game, Seat me) {
    return game.mark(ANXIOUS) == 0 && tokens(game, me) > 0 && causes(game, me) != 0;
  }

  /// Whether it could be anxious once more in this encounter, about somebody else.
  public static boolean mayWorryAgain(Game game, Seat me) {
    int sheet = game.powers().find(me, HYPOCHONDRIAC);
    return sheet >= 0
        && Integer.bitCount(game.powers().mark(sheet, ANXIOUS)) == 1
        && tokens(game, me) > 0
        && causes(game, me) != 0;
  }

  private static void name(Game game, Seat me) {
    game.current().target(game.ask(me).seat(WHOM, causes(game, me)).index());
  }

  private static void worry(Game game, Seat me) {
    worry(game, me, Seat.of(game.current().target()));
  }

  /// It is anxious once more.
  ///
  /// @param whom asks about whom
  public static void worryAgain(Game game, Seat me, Prompt whom) {
    int causes = causes(game, me);
    if (causes != 0) worry(game, me, game.ask(me).seat(whom, causes));
  }

  private static void worry(Game game, Seat me, Seat cause) {
    int sheet = game.powers().find(me, HYPOCHONDRIAC);
    game.powers().mark(sheet, ANXIOUS, game.powers().mark(sheet, ANXIOUS) | cause.bit());
    Bids bids = game.verbs().bids();
    int bidders = bids.inviteAbandoning(me, game.everybody() & ~me.bit(), REMEDY);
    Seat healer = bids.accept(me, bidders, WHOSE);
    if (healer.exists() && bids.pay(healer)) return;
    int most = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? EACH : 1;
    give(game, me, cause, Math.min(most, tokens(game, me)));
  }

  // ---- handing on

  private static boolean isHandedOn(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin() && tokens(game, encounter.winners().main()) > 0;
  }

  private static void handOn(Game game, Seat me) {
    Seat winner = game.encounter().winners().main();
    Seat loser = game.encounter().opponent(winner);
    int half = (tokens(game, winner) + 1) / 2;
    int most = loser == me ? Math.min(1, half) : half;
    give(game, winner, loser, game.ask(winner).number(GIVEN, 0, most));
  }

  // ---- the block

  private static boolean isLeading(Game game, Seat seat) {
    int own = tokens(game, seat);
    for (int i = 0; i < game.seats(); i++) if (tokens(game, Seat.of(i)) > own) return false;
    return own > 0;
  }

  private static long gained(Game game, Seat seat) {
    return game.verbs().ships().gained()
        & ~game.ships().planetsOf(seat)
        & game.ships().colonies(seat);
  }

  private static boolean isBlocked(Game game, Seat me) {
    Seat seat = game.verbs().ships().changed();
    return gained(game, seat) != 0
        && (game.ships().colonies(seat) & ~gained(game, seat)) != 0
        && isLeading(game, seat)
        && game.ofPower(Query.POWER_BOUND, seat, 0) == 0
        && game.powers().colonyMarker(seat)
            >= game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin());
  }

  // Ships on new colonies go to others.
  private static void block(Game game, Seat me) {
    Seat seat = game.verbs().ships().changed();
    long gained = gained(game, seat);
    long others = game.ships().colonies(seat) & ~gained;
    for (long rest = gained; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int ships = game.ships().on(planet, seat);
      game.verbs().ships().returnTo(seat, planet.index(), ships, others);
    }
    game.verbs().ships().settle();
  }
}
