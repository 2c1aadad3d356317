package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.MOVED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Choice;
import hypergate.game.decide.Menu;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.verb.Cause;
import hypergate.game.verb.FaceDownTokens;
import hypergate.game.verb.Loss;
import hypergate.game.verb.Movements;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Booby Trap: tokens lie face down beside planets. Where ships land one is turned up: a decoy does
/// nothing, a trap sends everything there to the warp (H-811).
public final class Saboteur {
  /// Counters: tokens that have been turned up and lie on the sheet.
  private static final int TRAPS = 0;

  private static final int DECOYS = 1;

  /// Mark: the planet, plus one, beside which a decoy has just been turned up.
  private static final int DECOY_AT = 0;

  /// Mark: it has exchanged, or laid, in this encounter.
  private static final int MOVED_TOKENS = 1;

  private static final int EXCHANGED = 1;
  private static final int LAID = 2;

  private static final int TOKENS_EACH = 3;
  private static final Prompt BESIDE = Prompt.of("saboteur/planet");
  private static final Prompt TRAP = Prompt.secret("saboteur/planet-2");
  private static final Prompt WHERE = Prompt.of("saboteur/planet-3");
  private static final Prompt OTHER = Prompt.of("saboteur/planet-4");
  private static final Prompt AGAIN = Prompt.of("saboteur/choice");
  private static final Prompt WHICH = Prompt.of("saboteur/number");

  public static final Alien SABOTEUR =
      alien("Saboteur", "conflict")
          .level(2)
          .power("Booby Trap", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Begin with a trap and two decoys for each player, face down beside planets, one"
                  + " beside each. When ships land on such a planet turn its token up and take it"
                  + " back: a trap sends all ships there to the warp. As an encounter begins you"
                  + " may exchange two tokens or lay one from here face down beside a planet.")
          .faceDownTokens("sabotage")
          .counter("traps")
          .counter("decoys")
          .setup(Saboteur::layAll)
          .always(ANY, MOVED, (game, me) -> game.mark(DECOY_AT) != 0, Saboteur::forget)
          .must(ANY, MOVED, Saboteur::isTrodOn, Saboteur::turnUp)
          .free(ANY, REGROUP_START, Saboteur::mayMove, Saboteur::move);

  private Saboteur() {}

  private static FaceDownTokens tokens(Game game) {
    return game.verbs().planetTokens().faces();
  }

  private static long beside(Game game) {
    return game.verbs().planetTokens().with(SABOTEUR, 0);
  }

  private static long bare(Game game) {
    long all = 0;
    for (int i = 0; i < game.seats(); i++) all |= game.ships().planetsOf(Seat.of(i));
    return all & ~beside(game);
  }

  // Where they lie everybody sees; which are traps it says when all are there.
  private static void layAll(Game game, Seat me) {
    for (int i = 0; i < TOKENS_EACH * game.seats(); i++)
      tokens(game).lay(SABOTEUR, me, game.ask(me).planet(BESIDE, bare(game)), false);
    for (int i = 0; i < game.seats(); i++) {
      long left = beside(game) & ~tokens(game).marked(me);
      tokens(game).mark(me, game.ask(me).planet(TRAP, left), true);
    }
  }

  // ---- springing

  private static void forget(Game game, Seat me) {
    game.mark(DECOY_AT, 0);
  }

  // Ships land where they have no colony yet, or as those that have won; who comes back to a colony
  // beside the winners does not.
  private static boolean isTrodOn(Game game, Seat me) {
    Movements movements = game.verbs().ships().movements();
    Planet planet = movements.at();
    if (movements.arrived() == 0 || (beside(game) & planet.bit()) == 0) return false;
    int there = game.ships().on(planet, movements.mover());
    boolean wins =
        isWon(game, planet) && movements.mover().in(game.encounter().offensive().seats());
    return there > 0 && (wins || there == movements.arrived());
  }

  // Won just now, or in a battle before.
  private static boolean isWon(Game game, Planet planet) {
    if (game.step() != Step.RESOLUTION) return false;
    if (game.battles().isWonBefore() && planet == game.battles().before()) return true;
    return game.encounter().outcome() == Outcome.OFFENSE_WINS
        && planet == game.encounter().target();
  }

  private static void turnUp(Game game, Seat me) {
    Planet planet = game.verbs().ships().movements().at();
    if (tokens(game).turnUp(SABOTEUR, me, planet)) {
      game.counter(TRAPS, game.counter(TRAPS) + 1);
      explode(game, planet);
    } else {
      game.counter(DECOYS, game.counter(DECOYS) + 1);
      game.mark(DECOY_AT, planet.index() + 1);
    }
  }

  private static void explode(Game game, Planet planet) {
    Loss loss = game.verbs().beginLoss(Cause.EFFECT);
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (game.ofPower(Query.POWER_BOUND, seat, 0) == 0)
        loss.add(seat, planet.index(), game.verbs().free(seat, planet.index()));
    }
    game.verbs().carryOutLoss();
  }

  /// Whether a decoy of a seat has just been turned up.
  public static boolean isDecoyUp(Game game, Seat me) {
    int sheet = game.powers().find(me, SABOTEUR);
    return sheet >= 0 && game.powers().mark(sheet, DECOY_AT) != 0;
  }

  /// A decoy that has just been turned up works as a trap.
  public static void explode(Game game, Seat me) {
    int sheet = game.powers().find(me, SABOTEUR);
    Planet planet = Planet.of(game.powers().mark(sheet, DECOY_AT) - 1);
    game.powers().mark(sheet, DECOY_AT, 0);
    explode(game, planet);
  }

  // ---- moving tokens

  private static int onSheet(Game game, Seat me) {
    return game.counter(TRAPS) + game.counter(DECOYS) + tokens(game).stored(me);
  }

  private static boolean both(Game game, Seat me) {
    return game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
  }

  private static boolean may(Game game, Seat me, int what) {
    int done = game.mark(MOVED_TOKENS);
    return done == 0 || both(game, me) && (done & what) == 0;
  }

  private static boolean mayExchange(Game game, Seat me) {
    long beside = beside(game);
    return may(game, me, EXCHANGED)
        && beside != 0
        && (Long.bitCount(beside) > 1 || onSheet(game, me) > 0);
  }

  private static boolean mayLay(Game game, Seat me) {
    return may(game, me, LAID) && onSheet(game, me) > 0 && bare(game) != 0;
  }

  private static boolean mayMove(Game game, Seat me) {
    return mayExchange(game, me) || mayLay(game, me);
  }

  // Named is the planet of a token that is exchanged, or one that gets a token.
  private static void move(Game game, Seat me) {
    do moveOnce(game, me);
    while (both(game, me) && mayMove(game, me) && game.ask(me).yes(AGAIN));
  }

  private static void moveOnce(Game game, Seat me) {
    long exchanged = mayExchange(game, me) ? beside(game) : 0;
    long laid = mayLay(game, me) ? bare(game) : 0;
    Planet planet = game.ask(me).planet(WHERE, exchanged | laid);
    if ((laid & planet.bit()) != 0) {
      game.mark(MOVED_TOKENS, game.mark(MOVED_TOKENS) | LAID);
      layFromSheet(game, me, planet);
      return;
    }
    game.mark(MOVED_TOKENS, game.mark(MOVED_TOKENS) | EXCHANGED);
    // The planet once more stands for the sheet.
    long others = onSheet(game, me) > 0 ? beside(game) : beside(game) & ~planet.bit();
    Planet other = game.ask(me).planet(OTHER, others);
    if (other != planet) {
      tokens(game).exchange(SABOTEUR, me, planet, other);
      return;
    }
    int which = which(game, me);
    tokens(game).store(SABOTEUR, me, planet);
    lay(game, me, planet, which);
  }

  private static void layFromSheet(Game game, Seat me, Planet planet) {
    lay(game, me, planet, which(game, me));
  }

  // 0 an open decoy, 1 an open trap, then those that lie face down.
  private static int which(Game game, Seat me) {
    Menu menu = game.ask(me).menu();
    if (game.counter(DECOYS) > 0) menu.add(Choice.number(0));
    if (game.counter(TRAPS) > 0) menu.add(Choice.number(1));
    for (int i = 0; i < tokens(game).stored(me); i++) menu.add(Choice.number(2 + i));
    return Choice.asNumber(game.ask(me).choose(WHICH));
  }

  private static void lay(Game game, Seat me, Planet planet, int which) {
    if (which >= 2) {
      tokens(game).layStored(SABOTEUR, me, planet, which - 2);
    } else {
      int counter = which == 1 ? TRAPS : DECOYS;
      game.counter(counter, game.counter(counter) - 1);
      tokens(game).lay(SABOTEUR, me, planet, which == 1);
    }
  }
}
