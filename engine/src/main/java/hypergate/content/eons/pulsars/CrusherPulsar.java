package hypergate.content.eons.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.eons.aliens.Crusher;
import hypergate.game.word.Query;
import hypergate.game.word.Role;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Crush: as an ally, too, and not whom it likes to spare; stacks of whoever holds it come apart.
public final class CrusherPulsar {
  public static final Pulsar PULSAR =
      pulsar(Crusher.CRUSHER)
          .pro("You may crush as an ally, too, and may spare any player you like.")
          .inRole(Role.MAIN_OR_ALLY)
          .bends(Query.POWER_UNBOUND, (game, me, who, unbound) -> 1)
          .ours("in a further role, and a restraint lifted")
          .con(
              "Crusher may not crush your ships, and stacks of yours come apart at once.",
              Immunity.CHOICE)
          .ours("P3.1: it may not choose you");

  private CrusherPulsar() {}
}
