package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Crystal;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Refract: a neighbouring value will do; against whoever holds it only the others discard.
public final class CrystalPulsar {
  public static final Pulsar PULSAR =
      pulsar(Crystal.CRYSTAL)
          .pro("The discarded card may be one higher or lower than the revealed one.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 1)
          .ours("a bigger number")
          .con(
              "While you are the main player against it, Crystal itself may not discard; the others"
                  + " of its side may.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private CrystalPulsar() {}
}
