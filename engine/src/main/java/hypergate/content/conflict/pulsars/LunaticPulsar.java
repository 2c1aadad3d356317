package hypergate.content.conflict.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.conflict.aliens.Lunatic;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Insanity: more ships against itself; not with the holder.
public final class LunaticPulsar {
  private static final int MOST = 8;

  public static final Pulsar PULSAR =
      pulsar(Lunatic.LUNATIC)
          .pro("You may send up to eight ships against yourself.")
          .bends(Query.POWER_NUMBER, (game, me, who, most) -> MOST)
          .ours("a bigger number")
          .con(
              "While you are its opponent the Lunatic may not ally with your side.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private LunaticPulsar() {}
}
