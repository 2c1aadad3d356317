package hypergate.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// Picks an answer from what a prompt offers; any, as a die falls.
final class Picker {
  private final Random dice;

  Picker(long seed) {
    this.dice = new Random(seed);
  }

  /// An answer to a prompt, as openapi.yaml describes it.
  String answer(JsonNode prompt) {
    JsonNode gesture = prompt.path("gesture");
    List<String> options = new ArrayList<>();
    for (JsonNode option : prompt.path("options")) options.add(option.path("notation").asString());
    return switch (gesture.path("kind").asString()) {
      case "single", "deal" -> options.isEmpty() ? pass(prompt) : any(options);
      case "ships" -> ships(prompt, gesture);
      default -> String.join(" ", several(gesture));
    };
  }

  private static String pass(JsonNode prompt) {
    return prompt.path("pass").asString("");
  }

  private String ships(JsonNode prompt, JsonNode gesture) {
    String pass = pass(prompt);
    if (!pass.isEmpty() && dice.nextInt(3) == 0) return pass;
    List<String> picked = several(gesture);
    if (picked.isEmpty()) return pass.isEmpty() ? "none" : pass;
    Map<String, Integer> places = new TreeMap<>();
    for (String place : picked) places.merge(place, 1, Integer::sum);
    List<String> words = new ArrayList<>();
    List<String> prefixes = new ArrayList<>();
    for (JsonNode prefix : gesture.path("prefixes")) prefixes.add(prefix.asString());
    if (!prefixes.isEmpty()) words.add(any(prefixes));
    places.forEach((place, count) -> words.add(count == 1 ? place : place + "x" + count));
    return String.join(" ", words);
  }

  private List<String> several(JsonNode gesture) {
    List<String> there = new ArrayList<>();
    gesture
        .path("from")
        .properties()
        .forEach(
            pick -> {
              for (int i = 0; i < pick.getValue().asInt(); i++) there.add(pick.getKey());
            });
    int least = Math.max(1, gesture.path("least").asInt(1));
    int most = Math.min(gesture.path("most").asInt(1), there.size());
    List<String> picked = new ArrayList<>();
    for (int i = most <= least ? least : least + dice.nextInt(most - least + 1); i > 0; i--)
      if (!there.isEmpty()) picked.add(there.remove(dice.nextInt(there.size())));
    return picked;
  }

  /// One of several.
  <T> T any(List<T> options) {
    return options.get(dice.nextInt(options.size()));
  }

  /// Whether something happens that does so once in a while.
  boolean once(int in) {
    return dice.nextInt(in) == 0;
  }
}
