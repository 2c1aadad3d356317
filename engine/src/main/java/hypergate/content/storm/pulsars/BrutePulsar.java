package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Brute;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Threaten: everybody on the other side; the holder pays with a card of its own choice, or with
/// one ship.
public final class BrutePulsar {
  public static final Pulsar PULSAR =
      pulsar(Brute.BRUTE)
          .pro("Threaten any number of players on the other side, one after another.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("more victims")
          .con(
              "When Brute threatens you, give it a card of your own choice, unseen, or take one"
                  + " ship out of the encounter.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("the threat is a milder one");

  private BrutePulsar() {}
}
