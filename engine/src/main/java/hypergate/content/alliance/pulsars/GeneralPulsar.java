package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.General;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Leadership: a card for each ship; against whoever holds it only the allies draw.
public final class GeneralPulsar {
  public static final Pulsar PULSAR =
      pulsar(General.GENERAL)
          .pro("Draw a card for each ship your allies have in the encounter.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con(
              "While you are the main player against it, General draws no cards; only its allies"
                  + " may.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: a weaker version");

  private GeneralPulsar() {}
}
