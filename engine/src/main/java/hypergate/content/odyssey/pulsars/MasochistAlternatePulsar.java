package hypergate.content.odyssey.pulsars;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.ENCOUNTER_END;
import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.odyssey.aliens.MasochistAlternate;
import hypergate.game.word.Query;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Pulsar;

/// Love Pain: it wins as an encounter ends, too; whoever holds it may save the ships that its
/// opponent wants to lose.
public final class MasochistAlternatePulsar {
  public static final Pulsar PULSAR =
      pulsar(MasochistAlternate.MASOCHIST_ALTERNATE, Window.NEXT_ENCOUNTER, Window.TURN_END)
          .pro("You also win when an encounter ends and all your ships are lost or captured.")
          .must(
              ANY,
              ENCOUNTER_END,
              MasochistAlternate::hasLostAll,
              (game, me) -> game.verbs().win(me, game.cause()))
          .ours("another moment")
          .con("As its opponent you may return ships that Masochist should lose to its colonies.")
          .bends(Query.POWER_BOUND, (game, me, who, bound) -> 1)
          .ours("P3: no immunity is workable, so you may deny it the losses");

  private MasochistAlternatePulsar() {}
}
