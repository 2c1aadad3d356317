package hypergate.content.base.aliens;

import static hypergate.game.declare.Alien.alien;
import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.NEXT_ENCOUNTER;

import hypergate.game.Game;
import hypergate.game.declare.Alien;
import hypergate.game.piece.Seat;
import hypergate.game.word.Role;
import hypergate.game.word.Step;

/// Continuity: after any encounter, however it ended, another one, as long as it holds an encounter
/// card. Only an encounter that it would not have anyway is a use.
public final class Machine {
  /// Mark: the power gives no encounter after this one.
  public static final int STALLED = 0;

  public static final Alien MACHINE =
      alien("Machine", "base")
          .level(2)
          .power("Continuity", Role.OFFENSE, Step.RESOLUTION)
          .text("After each encounter have another one if you hold an encounter card.")
          .may(
              OFFENSE,
              NEXT_ENCOUNTER,
              Machine::canGoOn,
              (game, me) -> game.encounter().entitled(true));

  private Machine() {}

  private static boolean canGoOn(Game game, Seat me) {
    return !game.encounter().isEntitled()
        && game.mark(STALLED) == 0
        && game.cards().hasEncounterCard(me);
  }
}
