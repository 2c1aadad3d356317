package hypergate.variant.moons;

import hypergate.game.explain.Told;
import hypergate.game.explain.Wording;

/// Why things happen with moons.
enum MoonHappening implements Told {
  MOON_PLACED("M-1.2-1", "Each player attaches two moons, face down, to planets of its system."),
  MOON_OCCUPIED(
      "M-1.2-3", "Who wins on a planet as a main player may put one ship on its empty moon."),
  MOON_SHOWN(
      "M-1.2-6",
      "A moon is turned up when a ship comes to it, a secret one when its occupant likes."),
  MOON_EMPTY("M-1.2-6", "A moon without a ship is turned down and does nothing."),
  MOON_WIELDED("M-5", "A wield stands against the moon: it waits for its next occupant."),
  MOON_TURNED_DOWN("M-3", "An effect turned the moon down."),
  MOON_REMOVED("M-1.2-8", "A moon left the game, its card with it.");

  private final Wording wording;

  MoonHappening(String rule, String words) {
    this.wording = new Wording(rule, words, words);
  }

  @Override
  public Wording wording() {
    return wording;
  }

  /// Why an event happened.
  static MoonHappening of(MoonEvent event) {
    return switch (event) {
      case MoonEvent.MoonPlaced _ -> MOON_PLACED;
      case MoonEvent.MoonOccupied _ -> MOON_OCCUPIED;
      case MoonEvent.MoonShown _ -> MOON_SHOWN;
      case MoonEvent.MoonTurnedDown(var _, var _, var cause) ->
          switch (cause) {
            case MoonEvent.Rule.EMPTY -> MOON_EMPTY;
            case MoonEvent.Rule.WIELD -> MOON_WIELDED;
            case MoonEvent.Effect _ -> MOON_TURNED_DOWN;
          };
      case MoonEvent.MoonRemoved _ -> MOON_REMOVED;
    };
  }
}
