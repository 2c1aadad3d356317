package hypergate.cli.variants.technology;

import hypergate.game.card.Content;
import hypergate.variant.technology.Tech;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The names of all techs, set by set.
final class TechList {
  private static final Map<String, String> SETS =
      Map.of(
          "base", "Base set",
          "odyssey", "Cosmic Odyssey",
          "reda", "Homebrew by Jack Reda",
          "oliviera", "Homebrew by Christopher Oliviera",
          "hlavacek", "Homebrew by Paul Hlavacek");

  private TechList() {}

  static String of(Content content) {
    return content.of(Tech.class).stream()
        .collect(
            Collectors.groupingBy(
                Tech::set,
                LinkedHashMap::new,
                Collectors.mapping(Tech::name, Collectors.joining(", "))))
        .entrySet()
        .stream()
        .map(set -> SETS.getOrDefault(set.getKey(), set.getKey()) + ": " + set.getValue() + ".")
        .collect(Collectors.joining(" "));
  }
}
