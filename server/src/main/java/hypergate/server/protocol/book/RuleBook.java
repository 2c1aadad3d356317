package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import hypergate.content.AllContent;
import hypergate.game.card.Option;
import hypergate.players.Players;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Every option of a game with its values, the presets and the machine players.
///
/// @param options in the order in which people look for them
/// @param presets sets of options to start from
/// @param machines names of the machine players, weakest first
/// @param limits how long texts of people may be
public record RuleBook(
    List<OptionInfo> options,
    List<Preset> presets,
    List<String> machines,
    Map<String, Integer> limits) {

  /// One option.
  ///
  /// @param name as in records
  /// @param help what it changes
  /// @param preset its value when nobody sets it
  /// @param values what it can be; empty when it is a number
  /// @param range the lowest and the highest number; null when it is a word
  /// @param group where to look for it: `table`, `cards`, `technology` or `fine`
  /// @param rule the number of the rule that it is about
  public record OptionInfo(
      String name,
      String help,
      @JsonProperty("default") String preset,
      List<String> values,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean several,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable List<Integer> range,
      String group,
      String rule) {}

  /// The book.
  public static RuleBook make() {
    return new RuleBook(
        AllContent.OPTIONS.all().stream().map(RuleBook::info).toList(),
        Presets.ALL,
        Players.names(),
        new TreeMap<>(Map.of("name", 24, "table", 40, "chat", 500, "answer", 400)));
  }

  private static OptionInfo info(Option option) {
    boolean number = option.words().isEmpty();
    return new OptionInfo(
        option.notation(),
        option.help(),
        option.defaultValue(),
        option.words(),
        option.isSeveral(),
        number ? List.of(option.lowest(), option.highest()) : null,
        option.group(),
        option.rule());
  }
}
