package hypergate.content.base.tech;

import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.LOSING;
import static hypergate.variant.technology.Tech.tech;

import hypergate.game.Game;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.verb.Cause;
import hypergate.game.verb.Loss;
import hypergate.game.word.Step;
import hypergate.variant.technology.Tech;

/// Collapsium Hulls: a defense that loses by five or less leaves one ship on the planet. Only two
/// attack cards make a margin; in an upset it is the distance between the totals.
public final class CollapsiumHulls {
  public static final Tech COLLAPSIUM_HULLS =
      tech("Collapsium Hulls", "base", DEFENSE, Step.RESOLUTION)
          .research(4)
          .staysInPlay()
          .text(
              "When you lose as the defense by five or less, you may leave one of your ships on the"
                  + " planet.")
          .may(
              DEFENSE,
              LOSING,
              CollapsiumHulls::isCloseLoss,
              (game, me) -> game.verbs().losing().leaveInPlace(me, 1));

  private CollapsiumHulls() {}

  private static boolean isCloseLoss(Game game, Seat me) {
    Encounter encounter = game.encounter();
    Loss loss = game.verbs().losing();
    return loss.cause() == Cause.ENCOUNTER
        && encounter.compared()
        && encounter.margin() <= 5
        && loss.count(me, encounter.target().index()) > 0
        && loss.remaining(me) > 0;
  }
}
