package hypergate.content.conflict.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.game.word.Step;

/// Inflict Pain: wins as an encounter begins when everybody else has lost at least eight ships, to
/// the warp, out of the game or captured.
public final class Sadist {
  private static final int PAIN = 8;

  public static final Alien SADIST =
      alien("Sadist", "conflict")
          .level(2)
          .hasVictory()
          .power("Inflict Pain", ANY, Step.REGROUP)
          .isMandatory()
          .neverWith("zombie", "healer")
          .text(
              "At the start of any regroup phase you win if every other player has lost at least"
                  + " eight ships. You may still win normally.")
          .must(
              ANY,
              REGROUP_START,
              Sadist::isContent,
              (game, me) -> game.verbs().win(me, game.cause()));

  private Sadist() {}

  private static boolean isContent(Game game, Seat me) {
    int own = game.ofPower(Query.POWER_NUMBER, me, PAIN);
    for (int i = 0; i < game.seats(); i++) {
      Seat other = Seat.of(i);
      if (other == me) continue;
      if (game.verbs().ships().gone(other) < game.ofPower(Query.POWER_NUMBER, other, own))
        return false;
    }
    return true;
  }
}
