package hypergate.content.eons.pulsars;

import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.AlienEons;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Traumatize: lone ships too, and captives let go in the same turn; the holder's ships stay where
/// they are.
public final class AlienPulsar {
  public static final Pulsar PULSAR =
      pulsar(AlienEons.ALIEN, TURN_START)
          .pro(
              "You may capture a player's only ship on a planet, too, and let captives go that you"
                  + " have taken this turn.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("two restraints lifted")
          .con("The Alien captures no ship of yours, and a trauma before you goes back unread.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the power does not reach you");

  private AlienPulsar() {}
}
