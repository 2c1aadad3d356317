package hypergate.content.base.aliens;

import static hypergate.game.Alien.alien;

import hypergate.game.Alien;
import hypergate.game.Role;
import hypergate.game.Step;

/// Hurt Yourself: wins by losing every ship.
public final class Masochist {
  public static final Alien MASOCHIST =
      alien("Masochist", "base")
          .level(2)
          .power("Hurt Yourself", Role.ANY, Step.REGROUP)
          .isMandatory()
          .text("Wins by losing every ship.");

  private Masochist() {}
}
