package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Query.HOME_COLONIES_NEEDED;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Hurt Yourself: wins at the start of any regroup phase when all its ships are in the warp, out of
/// the game or captured; ships on techs are not lost. Too few home colonies never cost it the
/// power.
public final class Masochist {
  public static final Alien MASOCHIST =
      alien("Masochist", "base")
          .level(2)
          .hasVictory()
          .power("Hurt Yourself", Role.ANY, Step.REGROUP)
          .isMandatory()
          .text("At the start of any regroup phase you win if all your ships are lost.")
          .must(
              ANY,
              REGROUP_START,
              Masochist::hasLostAll,
              (game, me) -> game.verbs().win(me, game.cause()))
          .bends(HOME_COLONIES_NEEDED, (game, me, who, homes) -> who == me ? 0 : homes);

  private Masochist() {}

  private static boolean hasLostAll(Game game, Seat me) {
    int left = game.verbs().ships().all(me) - game.verbs().ships().gone(me);
    return left <= game.ofPower(Query.POWER_NUMBER, me, 0)
        && game.ofPower(Query.POWER_BOUND, game.encounter().offense(), 0) == 0;
  }
}
