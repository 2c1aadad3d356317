package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Parasite;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Infest: with it the Parasite brings more ships; the holder need not suffer an uninvited ally.
public final class ParasitePulsar {
  private static final int MOST = 8;

  public static final Pulsar PULSAR =
      pulsar(Parasite.PARASITE)
          .pro("As an ally you may send up to eight ships.")
          .bends(Query.JOIN_LIMIT, (game, me, who, most) -> who == me ? Math.max(MOST, most) : most)
          .ours("a bigger number")
          .con(
              "While you are a main player Parasite joins you only by invitation.", Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private ParasitePulsar() {}
}
