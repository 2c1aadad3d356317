package hypergate.workshop.words;

import hypergate.game.phase.Alliance;
import hypergate.game.phase.Launch;
import hypergate.game.word.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The marks of which some numbers of the rules are made: kinds of cards that can be selected,
/// places from where ships are sent, sides that can be joined.
final class Marks {
  private static final Map<String, Integer> BITS = bits();

  /// All of them, for authors.
  static final String WORDS =
      BITS.keySet().stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));

  private Marks() {}

  private static Map<String, Integer> bits() {
    Map<String, Integer> bits = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) if (kind != Kind.OF_ALIEN) bits.put(kind.word(), kind.bit());
    bits.put("one-from-warp", Launch.ONE_FROM_WARP);
    bits.put("one-of-them-from-warp", Launch.ONE_OF_THEM_FROM_WARP);
    bits.put("from-warp", Launch.FROM_WARP);
    bits.put("one-home-planet", Launch.ONE_HOME_PLANET);
    bits.put("foreign-only", Launch.FOREIGN_ONLY);
    bits.put("offense", Alliance.OFFENSE);
    bits.put("defense", Alliance.DEFENSE);
    bits.put("both", Alliance.BOTH);
    return bits;
  }

  /// The mark as the rules count it; 0 for a word that is none.
  static long bit(String word) {
    return BITS.getOrDefault(word, 0);
  }
}
