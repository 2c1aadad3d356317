package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Remote;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Control: a remote serves twice; of the holder of its Con one ship has to come.
public final class RemotePulsar {
  public static final Pulsar PULSAR =
      pulsar(Remote.REMOTE)
          .pro("A remote that you activate for the first time stays on your sheet.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("it need not go")
          .con("When Remote activates your ship you must send one ship only.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the alliance is not what costs");

  private RemotePulsar() {}
}
