package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.MAIN_OR_ALLY;
import static hypergate.game.word.Window.ENCOUNTER_END;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.PowerOrigin;
import hypergate.game.word.Step;

/// Reincarnation: after each defeat or failed deal it takes on a random unused alien beside this
/// one, in place of the last (E-55). RULING: the new power works from the next encounter on.
public final class Reincarnator {
  public static final Alien REINCARNATOR =
      alien("Reincarnator", "base")
          .level(1)
          .power("Reincarnation", MAIN_OR_ALLY, Step.RESOLUTION)
          .isMandatory()
          .text(
              "When your side loses or you fail to make a deal, draw an unused alien at random and"
                  + " use its power too, until the next such defeat.")
          .must(
              MAIN_OR_ALLY,
              ENCOUNTER_END,
              (game, me) -> game.encounter().isBeaten(me),
              Reincarnator::reincarnate);

  private Reincarnator() {}

  /// Whether the encounter has brought the seat no defeat.
  public static boolean isUnbeaten(Game game, Seat me) {
    return !game.encounter().isBeaten(me);
  }

  /// The seat takes on an unused alien in place of the last.
  public static void reincarnate(Game game, Seat me) {
    int alien = game.verbs().sheets().drawUnused();
    if (alien >= 0) game.verbs().sheets().becomesLater(me, PowerOrigin.INCARNATION, alien);
  }
}
