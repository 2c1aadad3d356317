package hypergate.content.odyssey.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// Nanite Mining: a new hand of its owner may have nine cards instead of eight; the opening deal is
/// no new hand.
public final class NaniteMining {
  public static final Tech NANITE_MINING =
      tech("Nanite Mining", "odyssey", ANY)
          .research(2)
          .drawsAnother()
          .staysInPlay()
          .text("Whenever you draw a new hand you may draw one card more for it.")
          .may(
              ANY,
              NEW_HAND,
              (game, me) -> game.verbs().hands().drawer() == me,
              (game, me) -> game.verbs().hands().enlargeNewHand(1));

  private NaniteMining() {}
}
