package hypergate.server.protocol.book;

import hypergate.game.card.Option;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The sets of options to start from: those of the game itself, and those of variants.
public final class Presets {
  /// All of them, simplest first. The four planets come without any variant: whoever wants a short
  /// game wants it short.
  public static final List<Preset> ALL = all();

  private Presets() {}

  private static List<Preset> all() {
    List<Preset> all =
        new ArrayList<>(
            List.of(
                new Preset("first-game", 10, Map.of()),
                new Preset("chaos", 80, chaos()),
                new Preset("four-planets", 90, Map.of(Option.PLANETS.notation(), "4"))));
    for (ServerVariant variant : ServerVariants.ALL) all.addAll(variant.presets());
    all.sort(Comparator.comparingInt(Preset::place));
    return List.copyOf(all);
  }

  // Everything that goes together, and every alien.
  private static Map<String, String> chaos() {
    Map<String, String> chaos = new HashMap<>();
    chaos.put(
        Option.ALIENS.notation(),
        "base+incursion+conflict+alliance+storm+dominion+eons+odyssey+promo");
    for (ServerVariant variant : ServerVariants.ALL) chaos.putAll(variant.chaos());
    return Map.copyOf(chaos);
  }

  /// The set with this name.
  public static Optional<Preset> named(String id) {
    return ALL.stream().filter(preset -> preset.id().equals(id)).findFirst();
  }
}
