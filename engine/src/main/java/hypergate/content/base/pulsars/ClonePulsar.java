package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Clone;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Replicate: a card from the deck comes along; against whoever holds it nothing comes back.
public final class ClonePulsar {
  public static final Pulsar PULSAR =
      pulsar(Clone.CLONE)
          .pro("When you take your encounter card back, draw a card, too.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a new ability")
          .con("Clone does not take its card back while you are its opponent.", Immunity.OPPOSED)
          .ours("it has no target: it is off against you");

  private ClonePulsar() {}
}
