package hypergate.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Answers to prompts as a page would put them together, at random: for getting on with a game.
final class Answering {
  private final Random random;

  /// Answers that follow from a seed.
  Answering(long seed) {
    random = new Random(seed);
  }

  /// What the `answer` command to the first open prompt of a view holds.
  String next(JsonObject view) {
    JsonObject prompt = view.getAsJsonArray("prompts").get(0).getAsJsonObject();
    return to(prompt, answer(prompt));
  }

  /// What the `answer` command to a prompt holds.
  static String to(JsonObject prompt, String answer) {
    JsonObject command = new JsonObject();
    for (String name : List.of("n", "prompt", "seat")) command.add(name, prompt.get(name));
    command.addProperty("answer", answer);
    String text = command.toString();
    return text.substring(1, text.length() - 1);
  }

  private String answer(JsonObject prompt) {
    JsonObject gesture = prompt.getAsJsonObject("gesture");
    JsonArray options = prompt.getAsJsonArray("options");
    String kind = gesture.get("kind").getAsString();
    if (kind.equals("single") || kind.equals("deal"))
      return options
          .get(random.nextInt(options.size()))
          .getAsJsonObject()
          .get("notation")
          .getAsString();
    int least = Math.max(1, gesture.get("least").getAsInt());
    int count = least + random.nextInt(gesture.get("most").getAsInt() - least + 1);
    List<String> pool = new ArrayList<>();
    for (var place : gesture.getAsJsonObject("from").entrySet())
      for (int i = 0; i < place.getValue().getAsInt(); i++) pool.add(place.getKey());
    List<String> picks = new ArrayList<>();
    while (picks.size() < count && !pool.isEmpty())
      picks.add(pool.remove(random.nextInt(pool.size())));
    picks.sort(null);
    JsonElement prefixes = gesture.get("prefixes");
    if (prefixes != null && prefixes.isJsonArray()) {
      JsonArray words = prefixes.getAsJsonArray();
      picks.addFirst(words.get(random.nextInt(words.size())).getAsString());
    }
    return String.join(" ", picks);
  }
}
