package hypergate.content.eons.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Totals;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Build Towers: after a victory two planets of its opponent's system become one, or a third joins
/// them; towers near and high enough double its total. Building and doubling are uses, the victory
/// for want of planets is none (H-602).
public final class Architect {
  /// Mark: the super flare lets it build in its own system.
  public static final int AT_HOME = 0;

  private static final int HERE = 2;
  private static final int NEXT = 3;
  private static final int ANYWHERE = 4;

  private static final Prompt BASE = Prompt.of("architect/planet");
  private static final Prompt LEVEL = Prompt.of("architect/planet-2");

  public static final Alien ARCHITECT =
      alien("Architect", "eons")
          .level(2)
          .hasVictory()
          .power("Build Towers", MAIN, Step.REVEAL, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When you win as a main player, merge two planets of your opponent's system into a"
                  + " tower, the targeted one among them, or one with the tower there. Your total"
                  + " is doubled by a tower of two levels in your opponent's system, of three next"
                  + " to it, of four anywhere. You win when somebody has too few planets left to"
                  + " win.")
          .must(MAIN, TOTALS, Architect::isDoubled, Architect::redouble)
          .must(MAIN, ENCOUNTER_END, Architect::mayBuild, Architect::build)
          .bends(Query.WINS, Architect::wins);

  private Architect() {}

  // ---- doubling

  private static int height(Game game, Seat system) {
    Planet tower = game.verbs().planets().tower(system);
    return tower.exists() ? game.verbs().planets().levels(tower) : 1;
  }

  private static boolean isDoubled(Game game, Seat me) {
    Seat opponent = game.encounter().opponent(me);
    boolean bound = game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    if (bound || !game.encounter().bothAttack()) return false;
    if (height(game, opponent) >= HERE) return true;
    if (height(game, game.leftOf(opponent, 1)) >= NEXT) return true;
    if (height(game, game.leftOf(opponent, game.seats() - 1)) >= NEXT) return true;
    for (int i = 0; i < game.seats(); i++) if (height(game, Seat.of(i)) >= ANYWHERE) return true;
    return false;
  }

  private static void redouble(Game game, Seat me) {
    game.encounter().sideOf(me).add(Totals.of(game, game.encounter().sideOf(me)));
  }

  // ---- building

  private static Seat site(Game game, Seat me) {
    int home = game.powers().mark(game.powers().find(me, ARCHITECT), AT_HOME);
    return home != 0 ? me : game.encounter().opponent(me);
  }

  private static boolean mayBuild(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.outcome().isWin()
        && encounter.winners().main() == me
        && Long.bitCount(game.verbs().planets().ofOld(encounter.opponent(me))) > 1;
  }

  private static void build(Game game, Seat me) {
    Seat site = site(game, me);
    int levels = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0 ? 2 : 1;
    Planet base = base(game, me, site);
    for (int i = 0; i < levels && base.exists(); i++) {
      long others = partners(game, site, base);
      if (others == 0) break;
      game.verbs().planets().merge(game.ask(me).planet(LEVEL, others), base);
    }
  }

  // What stays: the tower there, else the targeted planet, else any.
  private static Planet base(Game game, Seat me, Seat site) {
    Planet tower = game.verbs().planets().tower(site);
    if (tower.exists()) return tower;
    long planets = game.verbs().planets().ofOld(site);
    Planet target = game.encounter().target();
    if (target.exists() && (planets & target.bit()) != 0) return target;
    long fit = 0;
    for (long rest = planets; rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      if (partners(game, site, planet) != 0) fit |= planet.bit();
    }
    return fit == 0 ? Planet.NONE : game.ask(me).planet(BASE, fit);
  }

  // What could become one with a planet: not where there are two tokens of an alien then.
  private static long partners(Game game, Seat site, Planet base) {
    long others = game.verbs().planets().ofOld(site) & ~base.bit();
    return others & ~game.verbs().planetTokens().clashing(base);
  }

  // ---- victory

  // Whether somebody could not have enough foreign colonies on the planets that are left.
  private static int wins(Game game, Seat me, Seat who, int wins) {
    if (who != me) return wins;
    for (int i = 0; i < game.seats(); i++) {
      Seat seat = Seat.of(i);
      // As they would count for its victory if it had a colony on each.
      long abroad = game.ships().planets() & ~game.ships().placesOf(seat);
      int planets =
          game.powers().colonyMarker(seat)
              + game.powers().gain(seat, abroad & ~game.ships().foreignColonies(seat));
      if (planets < game.query(Query.COLONIES_NEEDED, seat, game.rules().coloniesToWin())) return 1;
    }
    return wins;
  }
}
