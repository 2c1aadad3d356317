package hypergate.content.base.pulsars;

import static hypergate.game.Pulsar.pulsar;

import hypergate.content.base.aliens.Machine;
import hypergate.game.Pulsar;
import hypergate.game.Role;
import hypergate.game.Window;

/// Continuity: with it a card comes with each encounter; it has nobody to spare.
public final class MachinePulsar {
  public static final Pulsar PULSAR =
      pulsar(Machine.MACHINE)
          .pro("As your encounter ends you may draw a card.")
          .may(
              Role.OFFENSE,
              Window.ENCOUNTER_END,
              (game, me) -> true,
              (game, me) -> game.verbs().draw(me, 1))
          .ours("a new ability, which helps to hold an encounter card")
          .noCon()
          .ours("P3.3: extra encounters do nothing to anybody");

  private MachinePulsar() {}
}
