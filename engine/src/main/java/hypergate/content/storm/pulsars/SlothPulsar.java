package hypergate.content.storm.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.storm.aliens.Sloth;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Laziness: until cards are up; against the holder only until they are chosen.
public final class SlothPulsar {
  public static final Pulsar PULSAR =
      pulsar(Sloth.SLOTH)
          .pro("Replace the token after cards are revealed.")
          .bends(Query.POWER_UNBOUND, (game, me, who, free) -> 1)
          .ours("a later moment")
          .con(
              "While you are the main player opposing Sloth it replaces its token before cards are"
                  + " selected.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("it has no target: it is weaker against you");

  private SlothPulsar() {}
}
