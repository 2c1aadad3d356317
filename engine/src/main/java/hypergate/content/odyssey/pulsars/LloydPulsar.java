package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Lloyd;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Insure: an offer is worth two tokens; whoever holds it ignores what is insured against it.
public final class LloydPulsar {
  public static final Pulsar PULSAR =
      pulsar(Lloyd.LLOYD)
          .pro("Each accepted offer brings two tokens.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("a bigger number")
          .con("As a main player you ignore insurance of the other side's ships and cards.")
          .bends(Query.INSURED, (game, me, who, safe) -> isAgainst(game, me, who) ? 0 : safe)
          .ours("P3.1: your encounter is left alone");

  private LloydPulsar() {}

  private static boolean isAgainst(Game game, Seat me, Seat who) {
    return game.encounter().isMain(me) && who.in(game.encounter().sideOf(me).other().seats());
  }
}
