package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Boomerang;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Return: five ships go along; against the holder a single one does.
public final class BoomerangPulsar {
  public static final Pulsar PULSAR =
      pulsar(Boomerang.BOOMERANG)
          .pro("Up to five ships from your sheet may go along.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 5)
          .ours("a bigger number")
          .con("While you are its opponent a single ship from Boomerang's sheet may go along.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it takes nothing from you: limited");

  private BoomerangPulsar() {}
}
