package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Cyborg;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Bionics: five cards, and all of them; the holder's card is not overtrumped.
public final class CyborgPulsar {
  private static final int MORE = 2;

  public static final Pulsar PULSAR =
      pulsar(Cyborg.CYBORG)
          .pro("Draw to five face-up cards, and select encounter cards from there, too.")
          .bends(Query.POWER_NUMBER, (game, me, who, most) -> most + MORE)
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number, and a restraint lifted")
          .con("Cyborg does not replace a revealed card while you are the opposing main player.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3.1: the power does nothing against you");

  private CyborgPulsar() {}
}
