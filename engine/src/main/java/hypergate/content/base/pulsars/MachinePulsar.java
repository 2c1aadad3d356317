package hypergate.content.base.pulsars;

import static hypergate.variant.pulsars.Pulsar.pulsar;

import hypergate.content.base.aliens.Machine;
import hypergate.game.word.Role;
import hypergate.game.word.Window;
import hypergate.variant.pulsars.Immunity;
import hypergate.variant.pulsars.Pulsar;

/// Continuity: with it a card comes with each encounter; an encounter with whoever holds it is the
/// source of no other.
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
          .con(
              "After an encounter in which you are its opponent Machine has no other by its power.",
              Immunity.OPPOSED)
          .always(
              Role.OFFENSE,
              Window.ENCOUNTER_END,
              (game, me) -> true,
              (game, me) -> game.mark(Machine.STALLED, 1))
          .ours("P3: no immunity is workable, so encounters with you do not let it go on");

  private MachinePulsar() {}
}
