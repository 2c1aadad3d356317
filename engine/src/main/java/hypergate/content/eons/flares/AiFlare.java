package hypergate.content.eons.flares;

import static hypergate.game.declare.Flare.flare;
import static hypergate.game.word.Role.ANY;
import static hypergate.game.word.Role.DEFENSE;
import static hypergate.game.word.Window.SELECTED;
import static hypergate.game.word.Window.TURN_START;

import hypergate.content.eons.aliens.Ai;
import hypergate.game.Game;
import hypergate.game.declare.Flare;
import hypergate.game.piece.Seat;
import hypergate.game.table.Encounter;
import hypergate.game.word.Step;
import java.util.List;

/// Wild: the defense looks at the offense's card, then both select anew. Super: two tokens instead
/// of one.
public final class AiFlare {
  public static final Flare FLARE =
      flare(Ai.AI)
          .wild(
              DEFENSE,
              List.of(Step.PLANNING),
              "As the defense look at the offense's encounter card once both lie face down. Then"
                  + " you both take your cards back and select again.")
          .may(DEFENSE, SELECTED, AiFlare::mayLook, AiFlare::look)
          .strong(
              ANY,
              List.of(Step.START_TURN),
              "When a token comes to your sheet as a turn begins, put two on it instead.")
          .may(ANY, TURN_START, Ai::hasGained, Ai::gainAnother);

  private AiFlare() {}

  private static boolean mayLook(Game game, Seat me) {
    Encounter encounter = game.encounter();
    return encounter.card(encounter.offense()) >= 0
        && encounter.card(me) >= 0
        && Flare.reaches(game, encounter.offense());
  }

  private static void look(Game game, Seat me) {
    Encounter encounter = game.encounter();
    game.verbs().piles().lookAtSelected(me, encounter.offense());
    encounter.flag(Encounter.SELECT_ANEW);
  }
}
