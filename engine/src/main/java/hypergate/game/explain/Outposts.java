package hypergate.game.explain;

import hypergate.game.card.Variant;
import hypergate.game.piece.Planet;

/// Outposts in what somebody has typed, whether or not the game has any.
public final class Outposts {
  private Outposts() {}

  /// The planet whose outpost is named as a place of ships, `base-B3` where outposts are called
  /// `base`; NONE when none is.
  public static Planet planet(Inquiry inquiry, String place) {
    for (Variant variant : inquiry.content().variants())
      if (isOf(variant, place)) return planet(variant, place);
    return Planet.NONE;
  }

  private static boolean isOf(Variant variant, String place) {
    String outpost = Explained.of(variant).outpost();
    return outpost != null && place.startsWith(outpost + "-");
  }

  private static Planet planet(Variant variant, String place) {
    return Planet.named(place.substring((Explained.of(variant).outpost() + "-").length()));
  }

  /// Looks at a ship of the asking seat on an outpost.
  ///
  /// @param place a place of which [#planet] knows the planet
  public static boolean isThere(Inquiry inquiry, String place) {
    for (Variant variant : inquiry.content().variants())
      if (isOf(variant, place))
        return Explained.of(variant).isOnOutpost(inquiry, planet(variant, place));
    return false;
  }

  /// A colony without the word for its outpost: `B3` of `B3 base`.
  static String without(Inquiry inquiry, String colony) {
    for (Variant variant : inquiry.content().variants()) {
      String outpost = Explained.of(variant).outpost();
      if (outpost != null && colony.endsWith(" " + outpost))
        return colony.substring(0, colony.length() - outpost.length() - 1);
    }
    return colony;
  }
}
