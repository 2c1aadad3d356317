package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Guardian;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Guard: its fellow allies are guarded, too; against whoever holds it each ship counts two.
public final class GuardianPulsar {
  public static final Pulsar PULSAR =
      pulsar(Guardian.GUARDIAN)
          .pro("The ships of your fellow allies count as much as yours.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("it reaches further")
          .con("While you are the main player against it, Guardian's ships count 2 at most.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 2)
          .ours("it has no target: a weaker version");

  private GuardianPulsar() {}
}
