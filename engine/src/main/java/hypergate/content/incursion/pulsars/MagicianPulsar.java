package hypergate.content.incursion.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.incursion.aliens.Magician;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Prestidigitation: with it the Magician sees both cards and chooses; whoever holds it puts one
/// down as usual.
public final class MagicianPulsar {
  public static final Pulsar PULSAR =
      pulsar(Magician.MAGICIAN)
          .pro("You look at both cards and choose which one you take.")
          .bends(Query.POWER_UNBOUND, (game, me, who, bound) -> 1)
          .ours("a restraint lifted")
          .con(
              "You select one encounter card as usual; Magician takes none from you.",
              Immunity.CHOICE)
          .ours("P3.1: it takes nothing from you");

  private MagicianPulsar() {}
}
