package hypergate.content.reda.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Primordial Ark: at the start of any encounter all alien sheets are shuffled and dealt again,
/// with all that lies on them; everybody gets as many as it gave. A second power from a tech stays
/// out.
public final class PrimordialArk {
  public static final Tech PRIMORDIAL_ARK =
      tech("Primordial Ark", "reda", ANY, Step.REGROUP)
          .research(9)
          .text(
              "At the start of any encounter, discard this to shuffle the aliens of all players and"
                  + " deal them out again.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> game.verbs().sheets().count() > 1,
              (game, me) -> game.verbs().sheets().dealAgain());

  private PrimordialArk() {}
}
