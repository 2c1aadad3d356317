package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Bubble;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Pop: two attacks of everybody; against the holder of its Con none.
public final class BubblePulsar {
  public static final Pulsar PULSAR =
      pulsar(Bubble.BUBBLE)
          .pro("Each player on your side may play two attacks as reinforcements.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con(
              "While you are the main player on the other side Bubble's side plays no attacks as"
                  + " reinforcements.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: limited");

  private BubblePulsar() {}
}
