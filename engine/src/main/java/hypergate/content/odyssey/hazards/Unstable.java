package hypergate.content.odyssey.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.OUTCOME;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;

/// Unstable: once the winner is known, totals of 42 or more together remove the planet, and every
/// ship in the encounter goes to the warp.
///
/// RULING: both cards must be attacks; rewards are collected all the same.
public final class Unstable {
  public static final Hazard UNSTABLE =
      hazard("Unstable", "odyssey", 1)
          .text(
              "Once the winner is known: if the totals of both sides together come to 42 or more,"
                  + " the planet is removed and all ships in the encounter go to the warp.")
          .always(
              ANY, OUTCOME, Unstable::bursts, (game, me) -> game.verbs().planets().destroyTarget());

  private Unstable() {}

  private static boolean bursts(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.revealed()
        && encounter.bothAttack()
        && encounter.offensive().total() + encounter.defensive().total() >= 42;
  }
}
