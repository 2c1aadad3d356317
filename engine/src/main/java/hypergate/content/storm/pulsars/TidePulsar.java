package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Tide;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Ebb and Flow: two tokens for a win, none lost with a defeat; the holder as its opponent discards
/// nothing.
public final class TidePulsar {
  public static final Pulsar PULSAR =
      pulsar(Tide.TIDE)
          .pro(
              "Gain two tokens for a win. A defeat takes no token, and the other side discards all"
                  + " the same.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a bigger number")
          .con(
              "While you are the main player on the other side you discard nothing; your allies"
                  + " do.")
          .bends(
              Query.POWER_BOUND, (game, me, who, bound) -> game.encounter().isMain(who) ? 1 : bound)
          .ours("it chooses nobody and everybody discards for itself: you do not");

  private TidePulsar() {}
}
