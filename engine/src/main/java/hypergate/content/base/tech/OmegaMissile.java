package hypergate.content.base.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Omega Missile: at the start of any encounter a planet anywhere leaves the game, and all ships on
/// it go to the warp.
public final class OmegaMissile {
  private static final Prompt WHERE = Prompt.of("omega-missile/planet");

  public static final Tech OMEGA_MISSILE =
      tech("Omega Missile", "base", ANY, Step.REGROUP)
          .research(8)
          .text(
              "At the start of any encounter, discard this to remove any planet from the game;"
                  + " every ship on it goes to the warp.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) ->
                  game.verbs().destroyPlanet(game.ask(me).planet(WHERE, game.ships().planets())));

  private OmegaMissile() {}
}
