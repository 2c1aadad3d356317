package hypergate.server.protocol.book;

import hypergate.game.Option;
import hypergate.variant.edicts.EdictOptions;
import hypergate.variant.levels.LevelOptions;
import hypergate.variant.technology.TechnologyOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A set of options to start from.
///
/// @param id its name
/// @param options what it sets; everything else has its default
public record Preset(String id, Map<String, String> options) {
  private static final Map<String, String> ALL_TECH =
      Map.of(
          TechnologyOptions.TECHNOLOGY.notation(), "odyssey",
          TechnologyOptions.TECH_DECKS.notation(), "base+odyssey+reda+oliviera+hlavacek");

  // Everything that goes together, and every alien.
  private static final Map<String, String> CHAOS =
      Map.ofEntries(
          Map.entry(Option.ALIENS.notation(), "base+dominion+odyssey"),
          Map.entry(TechnologyOptions.TECHNOLOGY.notation(), "odyssey"),
          Map.entry(TechnologyOptions.TECH_DECKS.notation(), "base+odyssey+reda+oliviera+hlavacek"),
          Map.entry("hazards", "both"),
          Map.entry("rewards", "on"),
          Map.entry(EdictOptions.EDICTS.notation(), "both"),
          Map.entry(LevelOptions.LEVELS.notation(), "true"),
          Map.entry("moons", "all"),
          Map.entry(Option.PULSARS.notation(), "true"));

  /// All of them, simplest first. The four planets come without technology: whoever wants a short
  /// game wants it short.
  public static final List<Preset> ALL =
      List.of(
          new Preset("first-game", Map.of()),
          new Preset("technology", Map.of(TechnologyOptions.TECHNOLOGY.notation(), "warp")),
          new Preset("odyssey", Map.of(TechnologyOptions.TECHNOLOGY.notation(), "odyssey")),
          new Preset("all-tech", ALL_TECH),
          new Preset("levels", Map.of(LevelOptions.LEVELS.notation(), "true")),
          new Preset("pulsars", Map.of(Option.PULSARS.notation(), "true")),
          new Preset("moons", Map.of("moons", "serious")),
          new Preset("chaos", CHAOS),
          new Preset("four-planets", Map.of(Option.PLANETS.notation(), "4")));

  /// The preset with this name.
  public static Optional<Preset> named(String id) {
    return ALL.stream().filter(preset -> preset.id.equals(id)).findFirst();
  }
}
