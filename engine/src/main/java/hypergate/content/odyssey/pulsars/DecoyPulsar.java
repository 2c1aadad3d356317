package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Decoy;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Contingency: what is left comes back; before the holder the swap is decided blind.
public final class DecoyPulsar {
  public static final Pulsar PULSAR =
      pulsar(Decoy.DECOY, Window.SELECTED)
          .pro("The card left on the sheet always returns to your hand.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a restraint less")
          .con(
              "While you are its opponent Decoy must decide on the swap before your card is"
                  + " revealed.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: a stricter text");

  private DecoyPulsar() {}
}
