package hypergate.content.alliance.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.alliance.aliens.Winner;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Win More: seven are enough; against whoever holds it twenty are needed.
public final class WinnerPulsar {
  public static final Pulsar PULSAR =
      pulsar(Winner.WINNER)
          .pro("Winning by 7 or more is enough.")
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 7)
          .ours("a smaller margin")
          .con(
              "While you are its opponent Winner must win by 20, and it may not choose your"
                  + " planets.",
              Immunity.CHOICE)
          .bends(Query.POWER_NUMBER, (game, me, who, number) -> 20)
          .ours("P3.1: it cannot choose your planets; a weaker version besides");

  private WinnerPulsar() {}
}
