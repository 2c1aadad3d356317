package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE_OR_ALLY;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.MOVED;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Movements;
import hypergate.game.verb.Picks;
import hypergate.game.verb.PlanetTokens;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Quantum Entanglement: a planet on which it lands is entangled with another, and from then on as
/// many of its ships stand on one as on the other. Only an entangling is a use (H-605).
public final class Particle {
  private static final int PAIRS = 4;

  private static final Prompt OTHER = Prompt.of("particle/planet");
  private static final Prompt MODEL = Prompt.of("particle/planet-2");
  private static final Prompt FROM = Prompt.of("particle/ships");
  private static final Prompt WARP = Prompt.of("particle/number");

  public static final Alien PARTICLE =
      alien("Particle", "eons")
          .level(2)
          .power("Quantum Entanglement", OFFENSE_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When your ships land on the targeted planet, entangle it with another planet. When"
                  + " the number of your ships on one of the two changes, ships come to the other"
                  + " from your colonies elsewhere, or go there, until both have as many; if that"
                  + " cannot be, the pair ends.")
          .planetTokens("entanglement")
          .must(OFFENSE_OR_ALLY, LANDING, Particle::lands, Particle::entangleTarget)
          .always(ANY, MOVED, Particle::isUneven, Particle::follow)
          .always(ANY, REGROUP_START, (game, me) -> uneven(game, me) != 0, Particle::evenAll);

  private Particle() {}

  private static PlanetTokens tokens(Game game) {
    return game.verbs().planetTokens();
  }

  // ---- entangling

  // A pair that is not on the table, 0 for none.
  private static int unused(Game game) {
    for (int pair = 1; pair <= PAIRS; pair++)
      if (tokens(game).with(PARTICLE, pair) == 0) return pair;
    return 0;
  }

  // Planets that are not entangled and may be, as a mask.
  private static long free(Game game) {
    long free = 0;
    for (int i = 0; i < game.seats(); i++)
      if (game.ofPower(Query.POWER_BOUND, Seat.of(i), 0) == 0)
        free |= game.ships().planetsOf(Seat.of(i));
    return free & ~tokens(game).with(PARTICLE, 0);
  }

  /// Whether a planet could be entangled with another one now.
  public static boolean mayEntangle(Game game, Planet planet) {
    long free = free(game);
    return planet.exists()
        && (free & planet.bit()) != 0
        && (free & ~planet.bit()) != 0
        && unused(game) != 0;
  }

  private static boolean lands(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return game.ships().at(Place.GATE, me) > 0
        && Resolution.lands(game, me)
        && mayEntangle(game, encounter.target());
  }

  private static void entangleTarget(Game game, Seat me) {
    entangle(game, me, game.encounter().target());
  }

  /// A planet is entangled with another one of the seat's choice.
  public static void entangle(Game game, Seat me, Planet planet) {
    if (!mayEntangle(game, planet)) return;
    int pair = unused(game);
    Planet other = game.ask(me).planet(OTHER, free(game) & ~planet.bit());
    tokens(game).lay(PARTICLE, planet, pair);
    tokens(game).lay(PARTICLE, other, pair);
  }

  // ---- evening out

  private static Planet partner(Game game, Planet planet) {
    long rest = tokens(game).with(PARTICLE, tokens(game).at(PARTICLE, planet)) & ~planet.bit();
    return rest == 0 ? Planet.NONE : Planet.of(Long.numberOfTrailingZeros(rest));
  }

  private static boolean isUneven(Game game, Seat me) {
    Movements moved = game.verbs().ships().movements();
    Planet planet = moved.at();
    return moved.mover() == me
        && tokens(game).at(PARTICLE, planet) != 0
        && differs(game, me, planet);
  }

  // Whether the pair of a planet has to be evened out, or to end.
  private static boolean differs(Game game, Seat me, Planet planet) {
    Planet other = partner(game, planet);
    if (!other.exists() || isBound(game, planet) || isBound(game, other)) return true;
    int here = game.ships().on(planet, me);
    return here == 0 || here != game.ships().on(other, me);
  }

  private static boolean isBound(Game game, Planet planet) {
    return game.ofPower(Query.POWER_BOUND, game.ships().systemOf(planet), 0) != 0;
  }

  private static void follow(Game game, Seat me) {
    even(game, me, game.verbs().ships().movements().at());
  }

  /// Makes the other planet of a pair have as many ships of the seat as this one.
  public static void even(Game game, Seat me, Planet model) {
    int pair = tokens(game).at(PARTICLE, model);
    Planet other = partner(game, model);
    int wanted = game.ships().on(model, me);
    boolean ends = !other.exists() || isBound(game, model) || isBound(game, other);
    int there = ends ? 0 : game.ships().on(other, me);
    if (ends || wanted == 0 && there == 0 || !shift(game, me, other, wanted - there))
      tokens(game).takeBack(PARTICLE, pair);
  }

  // Colonies of the seat on planets that are not entangled, as a mask.
  private static long elsewhere(Game game, Seat me) {
    return game.ships().colonies(me) & ~tokens(game).with(PARTICLE, 0);
  }

  // Whether so many ships could come to a planet, or leave it.
  private static boolean shift(Game game, Seat me, Planet planet, int more) {
    long elsewhere = elsewhere(game, me);
    if (more == 0) return true;
    if (more < 0) {
      if (elsewhere == 0) return false;
      game.verbs().ships().returnTo(me, planet.index(), -more, elsewhere);
      game.verbs().ships().settle();
      return true;
    }
    Picks picks = game.verbs().ships().pickFrom(me, elsewhere);
    boolean unbound = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    int inWarp = unbound ? game.verbs().freeInWarp(me) : 0;
    if (picks.available() + inWarp < more) return false;
    int least = Math.max(0, more - picks.available());
    int most = Math.min(more, inWarp);
    int back = most == 0 ? 0 : least == most ? most : game.ask(me).number(WARP, least, most);
    game.verbs().ships().move(me, Place.WARP, planet.index(), back, true);
    if (back < more) bring(game, me, planet, more - back, elsewhere);
    game.verbs().ships().settle();
    return true;
  }

  private static void bring(Game game, Seat me, Planet planet, int ships, long elsewhere) {
    Picks picks = game.verbs().ships().pickFrom(me, elsewhere);
    picks.ask(game, me, FROM, 0, ships, ships);
    game.verbs().ships().move(me, picks, planet.index(), true);
  }

  // Planets of pairs that have to be evened out, as a mask.
  private static long uneven(Game game, Seat me) {
    long uneven = 0;
    for (long rest = tokens(game).with(PARTICLE, 0); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (differs(game, me, planet)) uneven |= planet.bit();
    }
    return uneven;
  }

  // What has changed while the power did not work.
  private static void evenAll(Game game, Seat me) {
    for (int pair = 1; pair <= PAIRS; pair++) {
      long planets = tokens(game).with(PARTICLE, pair) & uneven(game, me);
      if (planets != 0) even(game, me, game.ask(me).planet(MODEL, planets));
    }
  }
}
