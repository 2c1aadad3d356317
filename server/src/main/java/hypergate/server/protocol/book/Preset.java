package hypergate.server.protocol.book;

import hypergate.game.Option;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A set of options to start from.
///
/// @param id its name
/// @param options what it sets; everything else has its default
public record Preset(String id, Map<String, String> options) {
  /// All of them, simplest first. The four planets come without technology: whoever wants a short
  /// game wants it short.
  public static final List<Preset> ALL =
      List.of(
          new Preset("first-game", Map.of()),
          new Preset("technology", Map.of(Option.TECHNOLOGY.notation(), "warp")),
          new Preset("odyssey", Map.of(Option.TECHNOLOGY.notation(), "odyssey")),
          new Preset("four-planets", Map.of(Option.PLANETS.notation(), "4")));

  /// The preset with this name.
  public static Optional<Preset> named(String id) {
    return ALL.stream().filter(preset -> preset.id.equals(id)).findFirst();
  }
}
