package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.REGROUP_START;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Lucky Charm: needs no ship at all. In anybody's regroup phase one ship of its owner leaves the
/// warp for any of its colonies.
public final class LuckyCharm {
  public static final Tech LUCKY_CHARM =
      tech("Lucky Charm", "odyssey", ANY, Step.REGROUP)
          .research(0)
          .drawsAnother()
          .text(
              "In any regroup phase, discard this: one of your ships leaves the warp for one of"
                  + " your colonies.")
          .may(
              ANY,
              REGROUP_START,
              (game, me) -> game.ships().inWarp(me) > 0 && game.ships().colonies(me) != 0,
              (game, me) -> game.verbs().ships().retrieve(me, 1));

  private LuckyCharm() {}
}
