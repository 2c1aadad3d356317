package hypergate.content.base.flares;

import static hypergate.game.Flare.flare;

import hypergate.content.base.aliens.Warrior;
import hypergate.game.Flare;
import hypergate.game.Role;
import hypergate.game.Step;
import java.util.List;

/// The Warrior flare.
public final class WarriorFlare {
  public static final Flare FLARE =
      flare(Warrior.WARRIOR)
          .wild(Role.DEFENSE, List.of(Step.RESOLUTION), "")
          .strong(Role.ALLY, List.of(Step.REVEAL), "");

  private WarriorFlare() {}
}
