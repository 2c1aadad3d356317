package hypergate.server.http;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A rough word for a browser, so that people recognise their own. Nothing else of what a browser
/// says about itself is kept.
final class Browsers {
  /// What browsers are told by, before those that claim to be them.
  private static final List<String> NAMES =
      List.of(
          "Edg:Edge", "OPR:Opera", "Firefox", "FxiOS:Firefox", "Chrome", "CriOS:Chrome", "Safari");

  private static final List<String> SYSTEMS =
      List.of("Android", "iPhone", "iPad", "Windows", "Mac OS:Mac", "CrOS:Chromebook", "Linux");

  private Browsers() {}

  /// The word, as in `Firefox, Linux`; empty for what we do not know.
  static String word(@Nullable String agent) {
    if (agent == null) return "";
    String name = first(NAMES, agent);
    String system = first(SYSTEMS, agent);
    return name.isEmpty() || system.isEmpty() ? name + system : name + ", " + system;
  }

  private static String first(List<String> words, String agent) {
    for (String word : words) {
      String[] parts = word.split(":", 2);
      if (agent.contains(parts[0])) return parts[parts.length - 1];
    }
    return "";
  }
}
