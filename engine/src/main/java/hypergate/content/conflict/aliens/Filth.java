package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.OFFENSE_OR_OFFENSIVE_ALLY;
import static hypergate.game.word.Window.COLONY_CHANGED;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Place;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Reek: nobody can share a planet with it (H-867).
public final class Filth {
  private static final Prompt ELSEWHERE = Prompt.of("filth/planet");

  public static final Alien FILTH =
      alien("Filth", "conflict")
          .level(2)
          .power("Reek", ANY, Step.PHASES)
          .isMandatory()
          .text(
              "Ships of others that share a planet with yours return to their other colonies. Who"
                  + " wins an offensive encounter together with you settles on another planet of"
                  + " that system. Where you are beaten as the defense nobody lands. Whoever grants"
                  + " a colony in a deal of yours leaves the planet.")
          .must(ANY, COLONY_CHANGED, (game, me) -> foul(game, me) != 0, Filth::drive)
          .must(ANY, REGROUP_START, (game, me) -> foul(game, me) != 0, Filth::drive)
          .must(DEFENSE, LANDING, Filth::isBeaten, Filth::repel)
          .always(OFFENSE_OR_OFFENSIVE_ALLY, LANDING, Filth::lands, Filth::scatter)
          .always(MAIN, COLONY_CHANGED, (game, me) -> granted(game, me) != 0, Filth::vacate);

  private Filth() {}

  // ---- sharing a planet

  // The planets on which it and others that it reaches have ships.
  private static long foul(Game game, Seat me) {
    long others = 0;
    int reached = game.reach().reached(game.everybody() & ~me.bit());
    for (int i = 0; i < game.seats(); i++)
      if (Seat.of(i).in(reached)) others |= moved(game, Seat.of(i));
    return onPlanets(game, me) & others & ~granted(game, me);
  }

  // Where ships of another one can be driven away.
  private static long moved(Game game, Seat other) {
    return onPlanets(game, other) & ~game.verbs().coexistence().of(other);
  }

  private static long onPlanets(Game game, Seat seat) {
    long planets = 0;
    for (long rest = game.ships().standing(seat); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (game.ships().on(planet, seat) > 0) planets |= planet.bit();
    }
    return planets;
  }

  private static void drive(Game game, Seat me) {
    long planets = foul(game, me);
    int reached = game.reach().reached(game.everybody() & ~me.bit());
    boolean costs = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat other = game.inOrder(p);
      if (!other.in(reached)) continue;
      long shared = planets & moved(game, other);
      if (shared == 0) continue;
      if (costs) game.verbs().lose(other, Planet.of(Long.numberOfTrailingZeros(shared)), 1);
      for (long rest = shared; rest != 0; rest &= rest - 1)
        game.verbs()
            .ships()
            .sendAway(other, Planet.of(Long.numberOfTrailingZeros(rest)), onPlanets(game, me));
    }
    game.verbs().ships().settle();
  }

  // ---- landing

  private static boolean isBeaten(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.OFFENSE_WINS
        && game.encounter().shipsAtEnd(me) > 0
        && others(game, me) != 0;
  }

  // Those on the gate that would land.
  private static int others(Game game, Seat me) {
    int seats = 0;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat != me && game.ships().onGate(seat) > 0 && Resolution.lands(game, seat))
        seats |= seat.bit();
    }
    return game.reach().reached(seats);
  }

  private static void repel(Game game, Seat me) {
    int others = others(game, me);
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (seat.in(others))
        game.verbs().ships().returnHome(seat, Place.GATE, game.ships().onGate(seat));
    }
  }

  private static boolean lands(Game game, Seat me) {
    return game.encounter().outcome() == Outcome.OFFENSE_WINS
        && game.ships().onGate(me) > 0
        && Resolution.lands(game, me)
        && others(game, me) != 0;
  }

  private static void scatter(Game game, Seat me) {
    int others = others(game, me);
    Planet target = game.encounter().target();
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      if (!seat.in(others)) continue;
      int ships = game.ships().onGate(seat);
      long free =
          game.ships().planetsOf(game.ships().systemOf(target))
              & ~target.bit()
              & ~onPlanets(game, me);
      if (free == 0) {
        game.verbs().ships().returnHome(seat, Place.GATE, ships);
        continue;
      }
      Planet planet = game.ask(seat).planet(ELSEWHERE, free);
      game.verbs().ships().move(seat, Place.GATE, planet.index(), ships, true);
    }
  }

  // ---- deals

  // Planets on which a colony has just been granted in its deal, by it or to it.
  private static long granted(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (encounter.outcome() != Outcome.DEAL || !encounter.isMain(me)) return 0;
    Seat opponent = encounter.opponent(me);
    Seat changed = game.verbs().ships().changed();
    if (!game.reach().reaches(opponent) || !encounter.isMain(changed)) return 0;
    return game.verbs().ships().gained() & onPlanets(game, me) & onPlanets(game, opponent);
  }

  private static void vacate(Game game, Seat me) {
    Seat giver = game.encounter().opponent(game.verbs().ships().changed());
    for (long rest = granted(game, me); rest != 0; rest &= rest - 1)
      game.verbs().ships().sendAway(giver, Planet.of(Long.numberOfTrailingZeros(rest)), 0);
    game.verbs().ships().settle();
  }
}
