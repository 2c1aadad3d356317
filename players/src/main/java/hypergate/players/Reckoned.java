package hypergate.players;

import hypergate.game.Content;
import java.util.Locale;

/// The powers that a novice reckons with wherever it counts ships and cards, because they change
/// what those are worth.
enum Reckoned {
  ANTI_MATTER,
  HUMAN,
  MACRON,
  MASOCHIST,
  PACIFIST,
  TRIPLER,
  VIRUS,
  WARPISH,
  WARRIOR,
  ZOMBIE;

  private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /// Its bit in a mask.
  int bit() {
    return 1 << ordinal();
  }

  /// The id of its alien.
  String id() {
    return id;
  }

  /// For every alien, by number, the bit of its power; 0 for all those that are not reckoned with.
  static int[] bits(Content content) {
    int[] bits = new int[content.aliens().size()];
    for (int i = 0; i < bits.length; i++)
      for (Reckoned power : values())
        if (content.alien(i).id().equals(power.id)) bits[i] = power.bit();
    return bits;
  }
}
