package hypergate.content.base.tech;

import static hypergate.game.word.Query.JOIN_LIMIT;
import static hypergate.game.word.Query.LAUNCH_LIMIT;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.LAUNCHED;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.decide.Prompt;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Plasma Thrusters: one ship more than usual as offense or ally; as the defense one ship may move
/// to the planet under attack, home or foreign.
public final class PlasmaThrusters {
  private static final Prompt WHICH = Prompt.of("plasma-thrusters/ships");

  public static final Tech PLASMA_THRUSTERS =
      tech("Plasma Thrusters", "base", MAIN_OR_ALLY, Step.LAUNCH, Step.ALLIANCE)
          .research(6)
          .staysInPlay()
          .text(
              "You may send one ship more as the offense or an ally. As the defense you may move"
                  + " one of your ships to the planet under attack.")
          .bends(LAUNCH_LIMIT, (game, me, subject, most) -> me == subject ? most + 1 : most)
          .bends(JOIN_LIMIT, (game, me, subject, most) -> me == subject ? most + 1 : most)
          .may(
              DEFENSE,
              LAUNCHED,
              (game, me) -> game.verbs().ships().mayBringIn(me),
              (game, me) -> game.verbs().ships().bringIn(me, WHICH, 1));

  private PlasmaThrusters() {}
}
