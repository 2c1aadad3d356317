package hypergate.game.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All options that there are, in the order in which they are listed: what the values of a game are
/// named by.
public final class OptionRoster {
  private final List<Option> all;
  private final Map<String, Option> byName = new HashMap<>();
  private final int numbers;
  private final Options standard;

  /// @param all the options in their order
  public OptionRoster(List<Option> all) {
    this.all = List.copyOf(all);
    for (Option option : all)
      if (byName.put(option.notation(), option) != null)
        throw new IllegalArgumentException("two options are called " + option);
    this.numbers = all.stream().mapToInt(Option::number).max().orElse(-1) + 1;
    this.standard = of(Map.of());
  }

  /// All of them.
  public List<Option> all() {
    return all;
  }

  /// The option with this name.
  ///
  /// @throws IllegalArgumentException when there is none
  public Option named(String name) {
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown option '" + name + "'; `hypergate rules` lists them all"));
  }

  /// The option with this name, if there is one.
  Optional<Option> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /// Four seats, the game as it comes out of the base box: aliens and flares.
  public Options standard() {
    return standard;
  }

  /// Options from names and values as text; what is not named has its default, or what another one
  /// presets.
  ///
  /// @throws IllegalArgumentException naming the option, the value and what is allowed
  public Options of(Map<String, String> given) {
    return new Options(this, given, List.of(), List.of(), List.of());
  }

  /// One more than the highest [Option#number].
  int numbers() {
    return numbers;
  }
}
