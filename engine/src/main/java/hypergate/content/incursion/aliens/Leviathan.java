package hypergate.content.incursion.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.game.word.Window.LANDING;
import static hypergate.game.word.Window.LOSING;
import static hypergate.game.word.Window.TOTALS;

import hypergate.game.Game;
import hypergate.game.card.Ability.Group;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Resolution;
import hypergate.game.piece.Planet;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Outcome;
import hypergate.game.word.Query;
import hypergate.game.word.RuleNumbers;
import hypergate.game.word.Step;

/// Worldships: a home planet goes through the gate with all its ships. They stand on it all the
/// time, so that it stays a colony; sending it is the use.
public final class Leviathan {
  private static final int SENT = 0;
  private static final int WITH_OTHERS = 1;
  private static final int WORLDSHIP = 1;
  private static final int WORTH = 20;
  private static final int BOUND = 10;

  private static final Prompt WHICH = Prompt.of("leviathan/planet");
  private static final Prompt SHIPS = Prompt.of("leviathan/number");

  public static final Alien LEVIATHAN =
      alien("Leviathan", "incursion")
          .level(1)
          .power("Worldships", OFFENSE, Step.LAUNCH)
          .text(
              "As the offense you may send one of your home planets on which nobody else is"
                  + " through the gate, with all your ships on it, instead of other ships. It adds"
                  + " 20 besides. If you lose, the ships on it go to the warp; if you win, you may"
                  + " leave one to four of them on the target.")
          .planetTokens("worldship")
          .may(OFFENSE, AIMED, (game, me) -> worlds(game, me, false) != 0, Leviathan::send)
          .naming(
              (game, me) ->
                  game.current()
                      .target(game.ask(me).planet(WHICH, worlds(game, me, false)).index()))
          .bends(
              Query.LAUNCH_LEAST, (game, me, who, least) -> who == me && isSent(game) ? 0 : least)
          .bends(Query.LAUNCH_LIMIT, (game, me, who, most) -> who == me && isSent(game) ? 0 : most)
          .bends(Query.FIGHTING_ELSEWHERE, Leviathan::counted)
          .always(OFFENSE, TOTALS, (game, me) -> isSent(game), Leviathan::add)
          .always(OFFENSE, LOSING, Leviathan::isLost, Leviathan::lose)
          .first(Group.ADDITION)
          .always(OFFENSE, LANDING, (game, me) -> mayLand(game, me), Leviathan::land)
          .always(ANY, ENCOUNTER_END, (game, me) -> isOut(game), Leviathan::comeBack)
          .evenZapped()
          .evenLost();

  private Leviathan() {}

  // ---- sending

  /// The planets that could be a worldship.
  ///
  /// @param shared whether one on which others are as well, the defense excepted
  public static long worlds(Game game, Seat me, boolean shared) {
    if (game.encounter().outcome() != Outcome.NONE || game.ships().onGate(me) > 0) return 0;
    int sheet = game.powers().find(me, LEVIATHAN);
    if (sheet < 0 || game.powers().mark(sheet, SENT) != 0) return 0;
    long worlds = 0;
    long homes = game.ships().planetsOf(me) & ~game.encounter().target().bit();
    for (long rest = homes & game.ships().standing(me); rest != 0; rest &= rest - 1) {
      Planet planet = Planet.of(Long.numberOfTrailingZeros(rest));
      int others = game.ships().seatsOn(planet) & ~me.bit();
      boolean fits = shared ? others != 0 && !game.encounter().defense().in(others) : others == 0;
      if (fits) worlds |= planet.bit();
    }
    return worlds;
  }

  private static void send(Game game, Seat me) {
    send(game, me, Planet.of(game.current().target()), false);
  }

  /// A planet goes onto the gate.
  ///
  /// @param shared whether ships of others on it count, and their owners are allies
  public static void send(Game game, Seat me, Planet planet, boolean shared) {
    int sheet = game.powers().find(me, LEVIATHAN);
    game.powers().mark(sheet, SENT, planet.index() + 1);
    game.verbs().planetTokens().lay(LEVIATHAN, planet, WORLDSHIP);
    if (!shared) return;
    int others = game.ships().seatsOn(planet) & ~me.bit();
    game.powers().mark(sheet, WITH_OTHERS, others);
    game.encounter().offensive().allies(game.encounter().offensive().allies() | others);
  }

  private static Planet world(Game game, int sheet) {
    int sent = game.powers().mark(sheet, SENT);
    Planet planet = sent == 0 ? Planet.NONE : Planet.of(sent - 1);
    return planet.exists() && (game.ships().planets() & planet.bit()) != 0 ? planet : Planet.NONE;
  }

  private static boolean isSent(Game game) {
    return world(game, game.here()).exists();
  }

  // Who fights from the worldship.
  private static boolean isAboard(Game game, Seat me, Seat who) {
    return who == me || who.in(game.mark(WITH_OTHERS));
  }

  private static int aboard(Game game, Seat who) {
    Planet world = world(game, game.here());
    return world.exists() ? game.ships().on(world, who) : 0;
  }

  private static int counted(Game game, Seat me, Seat who, int ships) {
    boolean counts = me == game.encounter().offense() && isAboard(game, me, who);
    return counts ? ships + aboard(game, who) : ships;
  }

  private static void add(Game game, Seat me) {
    boolean bound = game.ofPower(Query.POWER_BOUND, game.encounter().defense(), 0) != 0;
    game.encounter().sideOf(me).add(bound ? BOUND : WORTH);
  }

  // ---- coming back

  private static boolean isLost(Game game, Seat me) {
    Encounter encounter = game.encounter();
    boolean beaten =
        encounter.outcome() == Outcome.DEFENSE_WINS || encounter.outcome() == Outcome.BOTH_LOSE;
    return isSent(game) && beaten && game.verbs().losing().cause() == Cause.ENCOUNTER;
  }

  private static void lose(Game game, Seat me) {
    Loss loss = game.verbs().losing();
    Planet world = world(game, game.here());
    boolean half = game.ofPower(Query.POWER_UNBOUND, me, 0) != 0;
    for (int p = 0; p < game.seats(); p++) {
      Seat seat = game.inOrder(p);
      int ships = isAboard(game, me, seat) ? game.ships().on(world, seat) : 0;
      boolean spared = seat.in(game.encounter().spared());
      if (!spared) loss.add(seat, world.index(), seat == me && half ? ships / 2 : ships);
    }
  }

  private static boolean mayLand(Game game, Seat me) {
    return isSent(game)
        && aboard(game, me) > 0
        && game.encounter().target().exists()
        && Resolution.lands(game, me);
  }

  private static void land(Game game, Seat me) {
    Planet world = world(game, game.here());
    Planet target = game.encounter().target();
    int most = Math.min(RuleNumbers.MOST_SHIPS, game.ships().on(world, me));
    int ships = game.ask(me).number(SHIPS, 0, most);
    if (ships == 0) return;
    game.verbs().ships().move(me, world.index(), target.index(), ships, true);
    game.parts().settled(me, target);
  }

  private static boolean isOut(Game game) {
    return game.verbs().planetTokens().with(LEVIATHAN, WORLDSHIP) != 0;
  }

  private static void comeBack(Game game, Seat me) {
    game.verbs().planetTokens().takeBack(LEVIATHAN, WORLDSHIP);
  }
}
