package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.Ability;
import hypergate.game.Effect;
import hypergate.game.Pulsar;
import hypergate.game.Pulsars;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// In which windows each card or power may be used, as it declares.
final class Timing {
  private static final Map<String, Set<String>> WINDOWS = windows();

  private Timing() {}

  /// Whether something may be used in a window.
  ///
  /// @param use in notation: `cosmic-zap`, `flare-macron`, `macron`, `reinforcement-3`
  /// @param window in kebab-case
  static boolean acts(String use, String window) {
    if (use.startsWith("reinforcement-")) return window.equals("reinforcing");
    return WINDOWS.getOrDefault(use, Set.of()).contains(window);
  }

  private static Map<String, Set<String>> windows() {
    Map<String, Set<String>> windows = new HashMap<>();
    AllContent.ALL.aliens().forEach(alien -> add(windows, alien.id(), alien.effect()));
    AllContent.ALL.artifacts().forEach(card -> add(windows, card.id(), card.effect()));
    AllContent.ALL.techs().forEach(tech -> add(windows, tech.id(), tech.effect()));
    AllContent.ALL
        .flares()
        .forEach(
            flare -> {
              for (Effect side : new Effect[] {flare.wildEffect(), flare.superEffect()}) {
                add(windows, flare.id(), side);
                add(windows, side.id(), side);
              }
            });
    for (int i = 0; i < AllContent.ALL.aliens().size(); i++) {
      Pulsar pulsar = AllContent.ALL.pulsar(i);
      for (Pulsars.Mode mode : Pulsars.Mode.values()) {
        if (!pulsar.has(mode)) continue;
        add(windows, pulsar.id(), pulsar.play(mode));
        add(windows, pulsar.play(mode).id(), pulsar.play(mode));
      }
    }
    return Collections.unmodifiableMap(windows);
  }

  private static void add(Map<String, Set<String>> windows, String id, @Nullable Effect effect) {
    if (effect == null) return;
    Collection<String> own = windows.computeIfAbsent(id, _ -> new HashSet<>());
    for (Ability ability : effect.abilities())
      if (!ability.mandatory())
        own.add(ability.window().name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
