package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Surgeon;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Surgery: what patients have used comes back; the holder takes what is shown to others.
public final class SurgeonPulsar {
  public static final Pulsar PULSAR =
      pulsar(Surgeon.SURGEON)
          .pro(
              "A facelift that a patient has used returns to your sheet instead of leaving the"
                  + " game.")
          .bends(Query.GRAFT_RETURNS, (game, me, who, returns) -> who == me ? 1 : returns)
          .ours("a cost less")
          .con(
              "When Surgeon shows another player a facelift, you may take it instead for one card"
                  + " of your choice.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it harms nobody: a fair price instead");

  private SurgeonPulsar() {}
}
