package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Discard Deal (cheesy): as its occupant's turn starts the discard pile is shuffled and dealt out
/// to all.
public final class DiscardDeal {
  public static final Moon DISCARD_DEAL =
      moon(8, "Discard Deal", Group.CHEESY)
          .text(
              "At the start of your turn: shuffle the discard pile and deal it all out, you first.")
          .must(OFFENSE, TURN_START, (game, me) -> game.verbs().sharing().dealDiscards(me));

  private DiscardDeal() {}
}
