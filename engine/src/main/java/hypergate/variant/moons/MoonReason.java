package hypergate.variant.moons;

import hypergate.game.explain.Reason;
import hypergate.game.explain.Wording;

/// Moons: conditions of using them.
public enum MoonReason implements Reason {
  MOONS_PLAYED("M-1.2", "This game is played without moons.", "The game is played with moons."),
  MOON_YOURS(
      "M-1.2-6",
      "You have no ship on {card}; a moon works for whoever is there.",
      "You have a ship on {card}."),
  MOON_SHIP(
      "M-1.2-7",
      "You have no ship on a moon of {place}.",
      "You have a ship on the moon of {place}."),
  MOON_UNSPENT("M-2-4", "{card} works once in a game, and has.", "{card} has not been used yet."),
  MOON_WORKS(
      "M-5", "A Tech level was wielded against {card}.", "Nothing keeps {card} from working.");

  private final Wording wording;

  MoonReason(String rule, String fails, String holds) {
    this.wording = new Wording(rule, fails, holds);
  }

  @Override
  public Wording wording() {
    return wording;
  }
}
