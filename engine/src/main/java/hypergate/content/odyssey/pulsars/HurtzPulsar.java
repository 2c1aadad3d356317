package hypergate.content.odyssey.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.Hurtz;
import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.word.Query;
import hypergate.variant.pulsars.Pulsar;

/// Lease: a second offer in an encounter; against whoever holds it leased ships count for nothing.
public final class HurtzPulsar {
  public static final Pulsar PULSAR =
      pulsar(Hurtz.HURTZ)
          .pro("You may offer leases both before and after cards are revealed.")
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("more often")
          .con("While you are a main player, ships of the other side with a leased one count one.")
          .bends(
              Query.IN_ENCOUNTER,
              (game, me, who, ships) ->
                  isAgainst(game, me, who)
                      ? Math.max(0, ships - game.encounter().leased(who))
                      : ships)
          .bends(
              Query.REWARDS_DUE,
              (game, me, who, due) ->
                  isAgainst(game, me, who)
                      ? Math.max(0, due - game.verbs().shipKinds().leasedAtEnd(who))
                      : due)
          .ours("P3.1: your encounter is left alone");

  private HurtzPulsar() {}

  private static boolean isAgainst(Game game, Seat me, Seat who) {
    return game.encounter().isMain(me) && who.in(game.encounter().sideOf(me).other().seats());
  }
}
