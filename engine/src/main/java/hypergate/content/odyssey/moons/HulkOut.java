package hypergate.content.odyssey.moons;

import static hypergate.game.word.Query.COMPENSATION_DUE;
import static hypergate.game.word.Query.REWARDS_DUE;
import static hypergate.game.word.Role.MAIN;
import static hypergate.game.word.Window.TOTALS;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Hulk Out (blue): as a main player, after cards are revealed: its ships count triple for totals,
/// compensation and rewards in this encounter.
public final class HulkOut {
  public static final Moon HULK_OUT =
      moon(0, "Hulk Out", Group.BLUE)
          .text(
              "As a main player after cards are revealed: your ships count triple this encounter.")
          .may(
              MAIN,
              TOTALS,
              (game, me) -> game.encounter().worth(me, 3 * game.encounter().worth(me)))
          .bends(COMPENSATION_DUE, (game, me, subject, due) -> subject == me ? 3 * due : due)
          .bends(REWARDS_DUE, (game, me, subject, due) -> subject == me ? 3 * due : due);

  private HulkOut() {}
}
