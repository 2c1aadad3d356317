package hypergate.players.search;

import java.util.List;

/// How a searching player likes to play: what counts for it besides its share of the points, which
/// always counts 1. It reads the table alone and remembers nothing, so everybody can see where its
/// likings come from.
///
/// @param name as players' names have it: `bold`
/// @param words what people are told of it
/// @param colony what a foreign colony that it gains in the encounter is worth besides
/// @param ship what a ship that it has in the warp after it costs besides
/// @param friends what the shares of those count who have a colony on a planet with it
/// @param foes what the shares of those count who have a colony in its home system
public record Style(
    String name, String words, double colony, double ship, double friends, double foes) {
  /// Plays for its share alone.
  public static final Style PLAIN = new Style("", "", 0, 0, 0, 0);

  /// All that one can choose.
  public static final List<Style> ALL =
      List.of(
          new Style("bold", "goes for colonies, whatever it costs in ships", 0.03, -0.003, 0, 0),
          new Style("cautious", "keeps its ships out of the warp", 0, 0.012, 0, 0),
          new Style("friendly", "wishes well to those with whom it shares a planet", 0, 0, 0.2, 0),
          new Style(
              "vengeful", "wishes ill to those who have settled in its system", 0, 0, 0, -0.3));

  /// The style of this name.
  ///
  /// @throws IllegalArgumentException when there is none, saying what is allowed
  public static Style of(String name) {
    for (Style style : ALL) if (style.name.equals(name)) return style;
    throw new IllegalArgumentException(
        "unknown style '"
            + name
            + "'; allowed: "
            + String.join(", ", ALL.stream().map(Style::name).toList()));
  }

  /// Whether anything but the share counts.
  boolean isPlain() {
    return colony == 0 && ship == 0 && friends == 0 && foes == 0;
  }
}
