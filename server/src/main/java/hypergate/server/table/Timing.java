package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.card.Content;
import hypergate.game.card.Effect;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// In which windows each card or power may be used, as it declares.
final class Timing {
  private static final Map<String, Set<String>> WINDOWS = windows(AllContent.ALL);

  private Timing() {}

  /// Whether something may be used in a window.
  ///
  /// @param content what is played with
  /// @param use in notation: `cosmic-zap`, `flare-macron`, `macron`, `reinforcement-3`
  /// @param window in kebab-case
  static boolean acts(Content content, String use, String window) {
    if (use.startsWith("reinforcement-")) return window.equals("reinforcing");
    Map<String, Set<String>> windows =
        content == AllContent.ALL || WINDOWS.containsKey(use) ? WINDOWS : windows(content);
    return windows.getOrDefault(use, Set.of()).contains(window);
  }

  private static Map<String, Set<String>> windows(Content content) {
    Map<String, Set<String>> windows = new HashMap<>();
    for (Card card : content.all())
      for (Clause use : card.uses()) {
        add(windows, card.id(), use.effect());
        add(windows, use.effect().id(), use.effect());
      }
    return Collections.unmodifiableMap(windows);
  }

  private static void add(Map<String, Set<String>> windows, String id, Effect effect) {
    Collection<String> own = windows.computeIfAbsent(id, _ -> new HashSet<>());
    for (Ability ability : effect.abilities())
      if (!ability.mandatory())
        own.add(ability.window().name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
