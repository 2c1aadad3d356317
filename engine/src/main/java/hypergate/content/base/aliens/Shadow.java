package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Execute: executes a ship at every destiny draw.
public final class Shadow {
  public static final Alien SHADOW =
      alien("Shadow", "base")
          .level(1)
          .power("Execute", Role.ANY, Step.DESTINY)
          .isMandatory()
          .text("Executes a ship at every destiny draw.");

  private Shadow() {}
}
