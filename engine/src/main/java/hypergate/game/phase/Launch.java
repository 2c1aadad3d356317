package hypergate.game.phase;

import hypergate.game.decide.Prompt;
import hypergate.game.event.Event;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Acting;
import hypergate.game.verb.Picks;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// The launch phase: the gate is aimed, then one to four ships go onto it.
public final class Launch {
  /// In [Query#SHIP_SOURCES]: one ship may come straight from the warp, above the limit.
  public static final int ONE_FROM_WARP = 1;

  /// In [Query#SHIP_SOURCES]: one of the ships, within the limit, may come straight from the warp.
  public static final int ONE_OF_THEM_FROM_WARP = 2;

  /// In [Query#SHIP_SOURCES]: the ships, within the limit, may all come straight from the warp.
  public static final int FROM_WARP = 4;

  /// In [Query#SHIP_SOURCES]: all ships come from one planet of the own system.
  public static final int ONE_HOME_PLANET = 8;

  /// In [Query#SHIP_SOURCES]: all ships come from foreign colonies.
  public static final int FOREIGN_ONLY = 16;

  /// In [Query#SHIP_SOURCES], with [#FROM_WARP]: two of those from the warp are above the limit.
  public static final int TWO_BEYOND = 32;

  /// In [Query#SHIP_SOURCES], with [#FROM_WARP]: those from the warp count as retrieved.
  public static final int RETRIEVING = 64;

  private Launch() {}

  static void run(Acting game) {
    Encounter encounter = game.encounter();
    Seat offense = encounter.offense();
    game.open(Window.AIMING);
    if (!encounter.target().exists()) {
      long targets = targets(game);
      if (targets == 0) {
        // H-190: the colony to be driven out has gone since destiny was drawn.
        callOff(game, Event.Obstacle.NO_TARGET);
        return;
      }
      encounter.target(game.ask(offense).planet(Prompt.AIM, targets));
    }
    if (game.isHeard()) game.tell(new Event.Aimed(offense, encounter.target()));
    game.open(Window.AIMED);
    game.open(Window.LAUNCHING);
    if (encounter.outcome() != Outcome.NONE) {
      game.next(Step.RESOLUTION);
      return;
    }
    if (launch(game, offense) == 0 && least(game, offense) > 0) {
      // nothing to launch, the turn ends.
      callOff(game, Event.Obstacle.NO_SHIP);
      return;
    }
    game.open(Window.LAUNCHED);
    game.next(encounter.outcome() == Outcome.NONE ? Step.ALLIANCE : Step.ENCOUNTER_END);
  }

  /// The gate turns to another planet: the encounter is finished there.
  public static void aimAgain(Acting game, Planet target) {
    game.encounter().target(target);
    if (game.isHeard()) game.tell(new Event.Aimed(game.encounter().offense(), target));
  }

  /// Where else the gate could be aimed, in the rules' own way.
  public static long otherTargets(Acting game) {
    return targets(game) & ~game.encounter().target().bit();
  }

  /// Where the gate may be aimed, in the rules' own way.
  public static long targets(Acting game) {
    Encounter encounter = game.encounter();
    if (encounter.is(Encounter.OWN_SYSTEM))
      return game.ships().planetsOf(encounter.offense())
          & game.ships().colonies(encounter.defense());
    long system = game.ships().planetsOf(encounter.defense());
    return game.verbs().absence().open(encounter.offense(), system);
  }

  private static int launch(Acting game, Seat offense) {
    int waiting = game.ships().onGate(offense);
    int most = game.query(Query.LAUNCH_LIMIT, offense, RuleNumbers.MOST_SHIPS);
    int limit = game.verbs().monitors().limit(offense, most - waiting);
    if (limit == 0) return waiting;
    int more = game.verbs().sheetShips().use(offense, 0, limit);
    Picks picks = offer(game, offense);
    int least = waiting + more > 0 ? 0 : least(game, offense);
    picks.ask(game, offense, Prompt.LAUNCH, 0, least, limit - more);
    boolean retrieves = (game.query(Query.SHIP_SOURCES, offense, 0) & RETRIEVING) != 0;
    int back = fromWarp(picks);
    long held = send(game, offense, picks, Place.GATE);
    if (retrieves && back > 0) game.verbs().ships().cameBack(offense, back);
    if (held != 0) launchOthers(game, offense, limit - more - (picks.picked() - back), held);
    game.verbs().sheetShips().send(offense, Place.GATE, more);
    return game.ships().onGate(offense);
  }

  // In place of ships that stay others may go.
  private static void launchOthers(Acting game, Seat offense, int limit, long held) {
    long closed = held;
    int left = limit;
    while (left > 0) {
      Picks others = offerOthers(game, offense, closed);
      if (others.available() == 0) return;
      int least = game.ships().onGate(offense) > 0 ? 0 : least(game, offense);
      if (others.ask(game, offense, Prompt.SEND, 0, least, left) == 0) return;
      closed |= send(game, offense, others, Place.GATE);
      left -= others.picked();
    }
  }

  /// Offers ships that the seat may send from planets outside a mask.
  static Picks offerOthers(Acting game, Seat seat, long closed) {
    int sources = game.query(Query.SHIP_SOURCES, seat, 0);
    Picks picks = game.verbs().ships().pickFrom(seat, planets(game, seat, sources) & ~closed);
    if ((sources & ONE_HOME_PLANET) != 0) picks.fromOnePlace();
    return picks;
  }

  private static int fromWarp(Picks picks) {
    int ships = 0;
    for (int i = 0; i < picks.places(); i++)
      if (picks.place(i) == Place.WARP) ships += picks.picked(i);
    return ships;
  }

  private static int least(Acting game, Seat offense) {
    return game.query(Query.LAUNCH_LEAST, offense, 1);
  }

  /// Offers all ships that the seat may send.
  public static Picks offer(Acting game, Seat seat) {
    Picks picks = game.verbs().ships().picks();
    picks.clear();
    int sources = game.query(Query.SHIP_SOURCES, seat, 0);
    for (long rest = planets(game, seat, sources); rest != 0; rest &= rest - 1) {
      Planet from = Planet.of(Long.numberOfTrailingZeros(rest));
      picks.offer(from.index(), game.ships().on(from, seat));
    }
    game.verbs().ships().offerOutposts(seat, planets(game, seat, sources));
    if ((sources & ONE_HOME_PLANET) != 0) picks.fromOnePlace();
    if ((sources & (ONE_HOME_PLANET | FOREIGN_ONLY)) != 0) return picks;
    if ((sources & FROM_WARP) != 0)
      picks.offerBeyondLimit(
          Place.WARP, game.verbs().freeInWarp(seat), (sources & TWO_BEYOND) == 0 ? 0 : 2);
    else if ((sources & ONE_FROM_WARP) != 0)
      picks.offerBeyondLimit(Place.WARP, Math.min(1, game.verbs().freeInWarp(seat)));
    else if ((sources & ONE_OF_THEM_FROM_WARP) != 0)
      picks.offer(Place.WARP, Math.min(1, game.verbs().freeInWarp(seat)));
    return picks;
  }

  /// Whether the seat has a planet from which it may send ships.
  static boolean hasPlanet(Acting game, Seat seat) {
    return planets(game, seat, game.query(Query.SHIP_SOURCES, seat, 0)) != 0;
  }

  /// Whether the seat may send ships from a planet on which it has some.
  public static boolean isOpen(Acting game, Seat seat, Planet planet) {
    int sources = game.query(Query.SHIP_SOURCES, seat, 0);
    return (planets(game, seat, sources) & planet.bit()) != 0;
  }

  /// Whether the seat may send ships straight from the warp.
  public static boolean mayLeaveWarp(Acting game, Seat seat) {
    int sources = game.query(Query.SHIP_SOURCES, seat, 0);
    return sources != 0 && (sources & (ONE_HOME_PLANET | FOREIGN_ONLY)) == 0;
  }

  private static long planets(Acting game, Seat seat, int sources) {
    long planets = game.ships().colonies(seat) & ~game.encounter().frozen(seat);
    if ((sources & ONE_HOME_PLANET) != 0) planets &= game.ships().planetsOf(seat);
    if ((sources & FOREIGN_ONLY) != 0) planets &= ~game.ships().planetsOf(seat);
    return planets;
  }

  /// Moves the picked ships into the encounter.
  ///
  /// @return the planets on which any stay that were picked, as a mask
  public static long send(Acting game, Seat seat, Picks picks, int to) {
    long held = game.verbs().ships().move(seat, picks, to, true);
    // What was picked is still read when that is settled.
    picks.during(game.verbs().ships()::settle);
    return held;
  }

  /// Ends the encounter, and with it the turn, before it is fought.
  public static void callOff(Acting game, Event.Obstacle obstacle) {
    game.verbs().callOff(obstacle);
    game.next(Step.ENCOUNTER_END);
  }
}
