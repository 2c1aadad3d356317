package hypergate.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/// Somebody who does at random whatever the page offers, in prompts, windows and deals.
final class Wild {
  private final Random random;

  Wild(long seed) {
    random = new Random(seed);
  }

  /// A number from 0 on.
  int pick(int bound) {
    return random.nextInt(bound);
  }

  /// An answer to a prompt, put together as its gesture says; empty for a deal.
  String answer(JsonNode prompt) {
    JsonNode gesture = prompt.path("gesture");
    String pass = prompt.path("pass").asString("");
    boolean talks = prompt.toString().contains("\"negotiate\"") && pick(2) == 0;
    if (talks && prompt.path("prompt").asString().equals("select")) return "negotiate";
    return switch (gesture.path("kind").asString()) {
      case "deal" -> "";
      case "single" ->
          prompt
              .path("options")
              .path(pick(prompt.path("options").size()))
              .path("notation")
              .asString();
      default -> !pass.isEmpty() && pick(3) == 0 ? pass : several(gesture);
    };
  }

  private String several(JsonNode gesture) {
    List<String> words = new ArrayList<>();
    JsonNode prefixes = gesture.path("prefixes");
    if (prefixes.size() > 0) words.add(prefixes.path(pick(prefixes.size())).asString());
    List<String> left = new ArrayList<>();
    gesture
        .path("from")
        .properties()
        .forEach(
            from -> {
              for (int i = 0; i < from.getValue().asInt(); i++) left.add(from.getKey());
            });
    int least = Math.max(1, gesture.path("least").asInt());
    int most = Math.max(least, gesture.path("most").asInt());
    for (int due = least + pick(most - least + 1); due > 0 && !left.isEmpty(); due--)
      words.add(left.remove(pick(left.size())));
    return String.join(" ", words);
  }

  /// A draft of a deal from what can be given, or one that cannot be.
  Map<String, Object> draft(JsonNode deal, String me) {
    String offense = deal.path("offense").asString();
    String other = offense.equals(me) ? deal.path("defense").asString() : offense;
    List<Object> promises =
        List.of(
            Map.of("kind", "ally", "by", "me"),
            Map.of("kind", "not-attack", "by", "you"),
            Map.of("kind", "text", "by", "me", "text", "I shall <b>never</b> forget this"));
    List<String> give = some(deal.path("allowed").path(me));
    return Map.of(
        "give",
        give,
        "get",
        some(deal.path("allowed").path(other)),
        "locked",
        pick(2) == 0 ? give : List.of(),
        "promises",
        promises.subList(0, pick(promises.size() + 1)));
  }

  private List<String> some(JsonNode terms) {
    List<String> some = new ArrayList<>();
    for (int i = pick(3); i > 0 && terms.size() > 0; i--)
      some.add(terms.path(pick(terms.size())).path("notation").asString());
    return some;
  }
}
