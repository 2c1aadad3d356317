package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Merchant;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Hire: lost ships come back to the hand; against the holder of its Con they count nothing.
public final class MerchantPulsar {
  public static final Pulsar PULSAR =
      pulsar(Merchant.MERCHANT)
          .pro("Hired ships that would be lost come back to your hand instead.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("its price is no restraint any more")
          .con("Hired ships on the side against you as a main player do not count for its total.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private MerchantPulsar() {}
}
