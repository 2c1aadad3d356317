package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Mouth;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Gobble: two cards come up again, or one of three; the holder's discards are discarded.
public final class MouthPulsar {
  public static final Pulsar PULSAR =
      pulsar(Mouth.MOUTH)
          .pro("Take two cards from a full sheet, or one as soon as three lie there.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number, and an earlier one")
          .genericCon("Your cards are never gobbled; they go to the discard pile.")
          .ours("P3.1: it takes no card from you");

  private MouthPulsar() {}
}
