package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Atrophy (cheesy): in each regroup phase every player discards a card of its choice.
public final class Atrophy {
  public static final Moon ATROPHY =
      moon(11, "Atrophy", Group.CHEESY)
          .text("In each regroup phase every player discards a card of its choice.")
          .must(ANY, REGROUP_START, (game, me) -> game.verbs().sharing().allDiscard(1));

  private Atrophy() {}
}
