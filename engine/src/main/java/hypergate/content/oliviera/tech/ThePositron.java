package hypergate.content.oliviera.tech;

import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Window.NEW_HAND;
import static hypergate.variant.technology.Tech.tech;

import hypergate.variant.technology.Tech;

/// The Positron v5.1: when its owner must draw a new hand the old one is set aside instead of being
/// discarded, and joins the new one.
public final class ThePositron {
  public static final Tech THE_POSITRON =
      tech("The Positron v5.1", "oliviera", ANY)
          .research(4)
          .text(
              "When you must discard your hand to draw a new one, discard this to set the old cards"
                  + " aside and add them to the new hand.")
          .may(
              ANY,
              NEW_HAND,
              (game, me) -> game.verbs().hands().drawer() == me && game.cards().handSize(me) > 0,
              (game, me) -> game.verbs().piles().setAside(me, game.cards().hand(me)));

  private ThePositron() {}
}
