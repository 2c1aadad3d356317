package hypergate.content.base.tech;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.AIMED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Energy Cloak: right after aiming, the offense bars the defense from inviting anybody.
/// Invitations only: whoever may join uninvited still may (E-77).
public final class EnergyCloak {
  public static final Tech ENERGY_CLOAK =
      tech("Energy Cloak", "base", OFFENSE, Step.LAUNCH)
          .research(4)
          .text(
              "After you aim the gate, discard this: the defense may not invite allies in this"
                  + " encounter.")
          .may(
              OFFENSE,
              AIMED,
              (game, me) -> game.encounter().barInvitations(game.encounter().defensive()));

  private EnergyCloak() {}
}
