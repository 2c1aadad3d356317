package hypergate.content.storm.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Query.SHIP_SOURCES;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Role.NOT_MAIN;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.JOINING;
import static hypergate.game.word.Window.LAUNCHING;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Translocate: what it sends, and what its allies send, may come straight from the warp. Such
/// ships are committed, not retrieved. Each time the warp is opened is a use.
public final class Wormhole {
  /// Mark: the seats to which the warp has been opened in this encounter.
  private static final int OPEN = 0;

  public static final Alien WORMHOLE =
      alien("Wormhole", "storm")
          .level(1)
          .power("Translocate", MAIN_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .text(
              "When you send ships as the offense or an ally, any of them may come straight from"
                  + " the warp. As a main player you may allow your allies the same.")
          .may(OFFENSE, LAUNCHING, Wormhole::hasLost, Wormhole::open)
          .may(NOT_MAIN, JOINING, Wormhole::mayJoin, Wormhole::open)
          .may(
              MAIN,
              JOINING,
              Wormhole::mayHelp,
              (game, me) -> game.mark(OPEN, game.mark(OPEN) | game.current().target()))
          .naming((game, me) -> game.current().target(game.encounter().joiner().bit()))
          .bends(SHIP_SOURCES, Wormhole::sources);

  private Wormhole() {}

  private static boolean hasLost(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0;
  }

  private static void open(Game game, Seat me) {
    game.mark(OPEN, game.mark(OPEN) | me.bit());
  }

  // Without a ship on any colony, too.
  private static boolean mayJoin(Game game, Seat me) {
    Seat joiner = game.encounter().joiner();
    return me == joiner && hasLost(game, me) && isInvited(game, me);
  }

  private static boolean isInvited(Game game, Seat seat) {
    int sides = Alliance.sides(game, seat) & (Alliance.OFFENSE | Alliance.DEFENSE);
    return sides != 0 && !game.encounter().isAlly(seat);
  }

  private static boolean mayHelp(Game game, Seat me) {
    Seat joiner = game.encounter().joiner();
    if (!joiner.exists() || !hasLost(game, joiner) || !isInvited(game, joiner)) return false;
    boolean first = me == game.encounter().offense();
    int side = first ? Alliance.OFFENSE : Alliance.DEFENSE;
    return (Alliance.sides(game, joiner) & side) != 0 && game.reach().reaches(joiner);
  }

  private static int sources(Game game, Seat me, Seat who, int places) {
    Encounter encounter = game.encounter();
    if (!who.in(game.powers().mark(game.powers().find(me, WORMHOLE), OPEN))) return places;
    if (who == me) return places | own(game, me);
    boolean elsewhere = encounter.isAlly(who) && encounter.sideOf(who) != encounter.sideOf(me);
    return elsewhere ? places : places | Launch.FROM_WARP;
  }

  private static int own(Game game, Seat me) {
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) return Launch.FROM_WARP | Launch.TWO_BEYOND;
    return isBound(game, me) ? Launch.ONE_OF_THEM_FROM_WARP : Launch.FROM_WARP;
  }

  private static boolean isBound(Game game, Seat me) {
    Encounter encounter = game.encounter();
    if (!encounter.isInvolved(me)) return false;
    Seat foe = encounter.sideOf(me).other().main();
    return game.ofPower(Query.POWER_BOUND, foe, 0) != 0;
  }
}
