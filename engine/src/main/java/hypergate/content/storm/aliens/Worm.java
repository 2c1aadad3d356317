package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.REVEALED;
import static hypergate.game.word.Window.SELECTED;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Tunnel: after the reveal the gate turns to another planet at which the same two could have met;
/// the attackers move along, and other ships of the defense are in the encounter. It begins the
/// game with its ships where it wants them.
public final class Worm {
  private static final int USED = 0;
  private static final Prompt WHERE = Prompt.of("worm/planet");
  private static final Prompt OR = Prompt.of("worm/planet-2");
  private static final Prompt WHICH = Prompt.of("worm/planet-3");
  private static final Prompt SHIPS = Prompt.of("worm/ships");

  public static final Alien WORM =
      alien("Worm", "storm")
          .level(1)
          .power("Tunnel", MAIN, Step.REVEAL)
          .text(
              "As a main player, after cards are revealed, you may turn the gate to another home"
                  + " planet of the defense or to any other colony of it, where the offense has no"
                  + " colony. Distribute your ships among your planets before the game.")
          .setup((game, me) -> game.verbs().ships().distribute(me, SHIPS))
          .may(MAIN, REVEALED, Worm::mayTunnel, Worm::tunnel)
          .naming(Worm::name)
          .may(MAIN, SELECTED, Worm::mayTunnel, Worm::tunnel)
          .naming(Worm::name)
          .whileUnbound();

  private Worm() {}

  /// Whether the power has not been used in this encounter and there is another place to meet.
  public static boolean mayTunnel(Game game, Seat me) {
    return game.powers().mark(game.powers().find(me, WORM), USED) == 0 && ends(game, me) != 0;
  }

  private static long ends(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Seat defense = encounter.defense();
    long fronts = encounter.target().bit() | game.battles().before().bit();
    long planets = game.ships().planetsOf(defense) | game.ships().colonies(defense);
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) == 0)
      planets &= ~game.ships().colonies(encounter.offense());
    return planets & ~(fronts | game.battles().after().bit());
  }

  /// Names where the gate is to point. With two planets to choose from the opponent chooses.
  public static void name(Game game, Seat me) {
    long ends = ends(game, me);
    Planet one = game.ask(me).planet(WHERE, ends);
    Planet other = one;
    Seat opponent = game.encounter().opponent(me);
    boolean bound = opponent.exists() && game.ofPower(Query.POWER_BOUND, opponent, 0) != 0;
    if (bound && Long.bitCount(ends) > 1) other = game.ask(me).planet(OR, ends & ~one.bit());
    game.current().target(one.index() | other.index() << 8);
  }

  /// The gate turns to the planet that was named.
  public static void tunnel(Game game, Seat me) {
    game.powers().mark(game.powers().find(me, WORM), USED, 1);
    Planet one = Planet.of(game.current().target() & 0xff);
    Planet other = Planet.of(game.current().target() >> 8);
    Seat opponent = game.encounter().opponent(me);
    Planet end = one == other ? one : game.ask(opponent).planet(WHICH, one.bit() | other.bit());
    Launch.aimAgain(game, end);
  }
}
