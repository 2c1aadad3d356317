package hypergate.soak.digest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The digest of one game, a line in a file.
///
/// @param seed of the mix, the players and the game
/// @param decisions how many there were
/// @param digests of its parts
/// @param mix players and options in words
record GameDigest(long seed, long decisions, Map<Part, String> digests, String mix) {
  /// The line: seed, decisions, the digests in the order of [Part], the mix.
  String line() {
    StringBuilder line = new StringBuilder().append(seed).append(' ').append(decisions);
    for (Part part : Part.values()) line.append(' ').append(digests.get(part));
    return line.append(" | ").append(mix).toString();
  }

  /// Reads a line.
  ///
  /// @throws IllegalArgumentException when it is none
  static GameDigest of(String line) {
    int bar = line.indexOf(" | ");
    List<String> words = bar < 0 ? List.of() : List.of(line.substring(0, bar).split(" "));
    if (words.size() != 2 + Part.values().length)
      throw new IllegalArgumentException("no digest of a game: " + line);
    Map<Part, String> digests = new EnumMap<>(Part.class);
    for (Part part : Part.values()) digests.put(part, words.get(2 + part.ordinal()));
    try {
      return new GameDigest(
          Long.parseLong(words.get(0)),
          Long.parseLong(words.get(1)),
          digests,
          line.substring(bar + 3));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("no digest of a game: " + line, e);
    }
  }

  /// What differs from another digest of the same game: names of parts, `mix`, `decisions`.
  List<String> differences(GameDigest other) {
    List<String> names = new ArrayList<>();
    if (!mix.equals(other.mix)) names.add("mix");
    if (decisions != other.decisions) names.add("decisions");
    for (Part part : Part.values())
      if (!Objects.equals(digests.get(part), other.digests.get(part))) names.add(part.word());
    return names;
  }
}
