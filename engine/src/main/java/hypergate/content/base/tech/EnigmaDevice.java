package hypergate.content.base.tech;

import static hypergate.game.Tech.tech;

import hypergate.game.Role;
import hypergate.game.Step;
import hypergate.game.Tech;

/// Enigma Device: everyone to eight cards.
public final class EnigmaDevice {
  public static final Tech ENIGMA_DEVICE =
      tech("Enigma Device", "base", Role.ANY, Step.REGROUP)
          .research(4)
          .text("Everyone to eight cards.");

  private EnigmaDevice() {}
}
