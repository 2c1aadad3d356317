package hypergate.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Somebody who answers what is asked without looking at any card: declines, or takes what comes
/// first.
public final class Simple {
  private Simple() {}

  /// The answer to a prompt, as openapi.yaml describes it.
  public static String answer(JsonNode prompt) {
    if (prompt.path("pass").isString()) return prompt.path("pass").asString();
    JsonNode gesture = prompt.path("gesture");
    String first = "";
    for (JsonNode option : prompt.path("options"))
      if (first.isEmpty()) first = option.path("notation").asString();
    return switch (gesture.path("kind").asString()) {
      case "single", "deal" -> first;
      default -> several(gesture);
    };
  }

  private static String several(JsonNode gesture) {
    List<String> words = new ArrayList<>();
    if (gesture.path("prefixes").size() > 0) words.add(gesture.path("prefixes").path(0).asString());
    int due = Math.max(1, gesture.path("least").asInt());
    for (Map.Entry<String, JsonNode> from : gesture.path("from").properties()) {
      int taken = Math.min(due, from.getValue().asInt());
      if (taken > 0) words.add(taken == 1 ? from.getKey() : from.getKey() + "x" + taken);
      due -= taken;
    }
    return String.join(" ", words);
  }

  /// Lets a person answer whatever is open.
  ///
  /// @return whether anything was
  static boolean play(Bench.Person person) {
    List<JsonNode> prompts = person.prompts();
    if (prompts.isEmpty()) return false;
    JsonNode prompt = prompts.getFirst();
    person.done(
        "answer",
        Map.of(
            "n", prompt.path("n").asLong(),
            "prompt", prompt.path("prompt").asString(),
            "seat", prompt.path("seat").asString(),
            "answer", answer(prompt)));
    return true;
  }
}
