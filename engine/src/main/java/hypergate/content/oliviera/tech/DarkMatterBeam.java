package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.CONTINUING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Dark Matter Beam: whoever is about to have a second or further encounter, or to take new tech
/// instead, gets neither: its turn is over, whatever its power says.
public final class DarkMatterBeam {
  public static final Tech DARK_MATTER_BEAM =
      tech("Dark Matter Beam", "oliviera", ANY, Step.RESOLUTION)
          .research(4)
          .text(
              "When a player is about to have a second encounter or to take new tech instead,"
                  + " discard this: the player gets neither, and its turn is over.")
          .may(ANY, CONTINUING, (game, me) -> game.encounter().flag(Encounter.TURN_OVER));

  private DarkMatterBeam() {}
}
