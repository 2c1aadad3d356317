package hypergate.content.odyssey.moons;

import static hypergate.game.word.Role.OFFENSE;
import static hypergate.game.word.Window.TURN_START;
import static hypergate.variant.moons.Moon.moon;

import hypergate.variant.moons.Moon;
import hypergate.variant.moons.Moon.Group;

/// Reboot (cheesy): as its occupant's turn starts every player gets other aliens.
public final class Reboot {
  public static final Moon REBOOT =
      moon(10, "Reboot", Group.CHEESY)
          .text("At the start of your turn: every player replaces all its aliens by unused ones.")
          .must(OFFENSE, TURN_START, (game, me) -> game.verbs().sheets().replaceAll());

  private Reboot() {}
}
