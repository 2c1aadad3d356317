package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;

import hypergate.game.declare.Alien;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.game.word.Window;

/// Immortality: ships it should lose to the warp return to its colonies instead; a colony that the
/// loss has emptied is none. In a deal it may free the partner's ships from the warp.
public final class Zombie {
  public static final Alien ZOMBIE =
      alien("Zombie", "base")
          .level(0)
          .power("Immortality", Role.ANY, Step.PHASES)
          .isMandatory()
          .neverWith("sadist")
          .text(
              "Ships you should lose to the warp return to your colonies instead. In a deal you may"
                  + " free any of the other player's ships from the warp.")
          .must(
              Role.ANY,
              Window.LOSING,
              (game, me) -> game.verbs().losing().remaining(me) > 0,
              (game, me) -> game.verbs().losing().returnToColonies(me))
          .bends(Query.MAY_FREE, (game, me, subject, may) -> me == subject ? 1 : may);

  private Zombie() {}
}
