package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import hypergate.game.Option;
import hypergate.players.Players;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  /// @param rule the rule that it is about
  public record OptionInfo(
      String name,
      String help,
      @JsonProperty("default") String preset,
      List<String> values,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean several,
      @JsonInclude(JsonInclude.Include.ALWAYS) @Nullable List<Integer> range,
      String group,
      String rule) {}

  private static final Pattern RULE = Pattern.compile("\\(([RE]-[\\d.]+)");

  /// The book.
  public static RuleBook make() {
    return new RuleBook(
        Arrays.stream(Option.values()).map(RuleBook::info).toList(),
        Preset.ALL,
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
        group(option),
        rule(option));
  }

  private static String group(Option option) {
    return switch (option) {
      case SEATS, PLANETS, ALLIANCES, DEAL_ROUNDS -> "table";
      case ALIENS,
          FLARES,
          POWERS,
          HIDDEN_POWERS,
          FREEWHEELING,
          HAZARDS,
          HAZARD_TRIGGER,
          SEMI_PERMANENT,
          HAZARD_SINGLETONS ->
          "cards";
      case TECHNOLOGY,
          TECH_DECKS,
          OPENING,
          HEAD_START,
          OWN_TURN_SHIPS,
          SHORT_RESEARCH,
          OPENING_DRAW,
          OPENING_KEEP,
          TRADE_TECHS,
          ABANDON_ACTION,
          UNDERFUNDED ->
          "technology";
      default -> "fine";
    };
  }

  // What the help names, otherwise the part of technology.md; see the list of rules.
  private static String rule(Option option) {
    Matcher named = RULE.matcher(option.help());
    if (named.find()) return named.group(1);
    return switch (option) {
      case OPTIONAL_BANS -> "R-2.4";
      case INCARNATION_SUPER -> "R-19.2";
      case TECHNOLOGY -> "technology-2";
      case OPENING_DRAW, OPENING_KEEP, SHORT_GAME_RESEARCH -> "technology-3";
      case NEW_TECH_FOR, NEW_TECH_NEEDS_CARD, MACHINE_ENDS_TURN, NEW_TECH_BASE, DECK_EXHAUSTION ->
          "technology-5";
      case SHADOW_HITS_RESEARCH, NO_COLONY_RETURN -> "technology-6";
      case SECRET_COSTS, X_MINIMUM, PEEK_OWN -> "technology-7";
      case TRADE_TECHS -> "technology-9";
      case TECH_DECKS,
          HOMONYMS,
          SCRAMBLER_MILI,
          OPENING,
          HEAD_START,
          OWN_TURN_SHIPS,
          SHORT_RESEARCH ->
          "technology-13";
      case DRAW_ON_COMPLETE, DRAW_ON_RECOMPLETE -> "technology-7";
      case HAZARDS, HAZARD_TRIGGER, HAZARD_TIMING, SEMI_PERMANENT -> "hazards-2";
      case SUBVARIANT_WARNS -> "hazards-3";
      case HAZARD_SINGLETONS, HAZARD_EXCLUDE -> "hazards-4";
      case GENESIS_REUSE, CANNON_LAYOUT -> "technology-10";
      default -> "technology-4";
    };
  }
}
