package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Visionary;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Perception: with it the hand is seen first; whoever holds it plays what it likes.
public final class VisionaryPulsar {
  public static final Pulsar PULSAR =
      pulsar(Visionary.VISIONARY)
          .pro("You may look at your opponent's hand before you name the card.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a new ability")
          .con("Visionary may not dictate your encounter card.", Immunity.CHOICE)
          .ours("P3.1: it bends none of your choices");

  private VisionaryPulsar() {}
}
