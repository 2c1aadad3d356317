package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Moocher;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Barge In: a couch after any defeat as a main player; none for the holder.
public final class MoocherPulsar {
  public static final Pulsar PULSAR =
      pulsar(Moocher.MOOCHER, Window.INVITED, Window.ENCOUNTER_END)
          .pro("You may place a couch after any encounter that you lose as a main player.")
          .inRole(Role.MAIN)
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("the limit to the first encounter of one's turn is lifted")
          .con(
              "No couch may be put into your system, and nobody calls shotgun on you.",
              Immunity.CHOICE)
          .ours("P3.1: the power may not choose you");

  private MoocherPulsar() {}
}
