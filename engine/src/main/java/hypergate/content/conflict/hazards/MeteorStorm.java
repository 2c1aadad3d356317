package hypergate.content.conflict.hazards;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.DECIDING;
import static hypergate.variant.hazards.Hazard.hazard;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.variant.hazards.Hazard;

/// Meteor Storm: two attack cards whose sides together come to more than 25 make both sides lose,
/// whatever else applies.
public final class MeteorStorm {
  public static final Hazard METEOR_STORM =
      hazard("Meteor Storm", "conflict", 2)
          .text(
              "If both main players reveal attack cards and the totals of the two sides together"
                  + " exceed 25, both sides lose, whatever else applies.")
          .always(
              ANY,
              DECIDING,
              MeteorStorm::strikes,
              (game, me) -> game.encounter().flag(Encounter.BOTH_SIDES_LOSE));

  private MeteorStorm() {}

  private static boolean strikes(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.bothAttack()
        && encounter.offensive().total() + encounter.defensive().total() > 25;
  }
}
