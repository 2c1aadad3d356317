package hypergate.content.odyssey.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.decide.Prompt;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Reanimation: as any regroup phase begins all its ships leave the warp for one of its home
/// planets, settled or not. That is freeing, not retrieving. In a deal it may free the
/// partner's ships, too.
public final class ZombieAlternate {
  private static final Prompt WHERE = Prompt.of("zombie-alternate/planet");

  public static final Alien ZOMBIE_ALTERNATE =
      alien("Zombie (alternate)", "odyssey")
          .level(0)
          .power("Reanimation", ANY, Step.REGROUP)
          .isMandatory()
          .neverWith("zombie", "sadist")
          .text(
              "At the start of every regroup phase all your ships leave the warp together for one"
                  + " of your home planets, even one without a colony of yours. In a deal you may"
                  + " free any of the other player's ships from the warp.")
          .must(ANY, REGROUP_START, ZombieAlternate::mayRise, ZombieAlternate::rise)
          .bends(Query.MAY_FREE, (game, me, who, ways) -> who == me ? ways | 1 : ways);

  private ZombieAlternate() {}

  private static boolean mayRise(Game game, Seat me) {
    return game.verbs().freeInWarp(me) > 0
        && (game.ships().planetsOf(me) | game.ships().colonies(me)) != 0;
  }

  // With no home planet left on the table they go to its colonies.
  private static void rise(Game game, Seat me) {
    long homes = game.ships().planetsOf(me);
    long colonies = game.ships().colonies(me);
    long planets = colonies;
    if (game.ofPower(Query.POWER_UNBOUND, me, 0) != 0) planets = homes | colonies;
    else if (homes != 0) planets = game.ask(me).planet(WHERE, homes).bit();
    game.verbs().ships().releaseTo(me, planets);
  }
}
