package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Virus;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Multiply: with it all ships of its side multiply; against the holder only its own do, as they
/// always do in this edition.
public final class VirusPulsar {
  public static final Pulsar PULSAR =
      pulsar(Virus.VIRUS)
          .pro("Your card is multiplied by all ships on your side, your allies' among them.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("the limit to the own ships is lifted")
          .con(
              "While you are Virus's opponent the ships of its allies are only added. In this"
                  + " edition they always are: it does nothing more.");

  private VirusPulsar() {}
}
