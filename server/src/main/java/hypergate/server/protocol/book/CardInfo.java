package hypergate.server.protocol.book;

import com.fasterxml.jackson.annotation.JsonProperty;
import hypergate.game.card.Ability;
import hypergate.game.card.Card;
import hypergate.game.card.Clause;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import hypergate.server.protocol.ask.Prompt;
import hypergate.server.protocol.view.LogEvent;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One face or alien, with what it says and when it acts.
///
/// @param id its notation
/// @param kind what it is
/// @param name as people read it
/// @param text what it does, in our words
/// @param value of an attack or reinforcement
/// @param wild text of a flare's wild side
/// @param strong text of a flare's super side
/// @param research the ships that a tech needs, `5` or `X`
/// @param set the set it belongs to
/// @param mandatory whether a power must be used
/// @param roles who may use it
/// @param phases steps in which it acts, in kebab-case
/// @param windows windows in which it acts, in kebab-case
/// @param traits what else is printed on it
public record CardInfo(
    String id,
    String kind,
    String name,
    String text,
    @Nullable Integer value,
    @Nullable String wild,
    @JsonProperty("super") @Nullable String strong,
    @Nullable String research,
    @Nullable String set,
    @Nullable Boolean mandatory,
    @Nullable List<String> roles,
    @Nullable List<String> phases,
    @Nullable List<String> windows,
    @Nullable Map<String, Object> traits) {
  static CardInfo of(String id, String kind, String name, String text) {
    return new CardInfo(
        id, kind, name, text, null, null, null, null, null, null, null, null, null, null);
  }

  CardInfo worth(int number) {
    return new CardInfo(
        id, kind, name, text, number, wild, strong, research, set, mandatory, roles, phases,
        windows, traits);
  }

  /// What a declaration says of its card.
  public static CardInfo of(Card card) {
    Map<String, Object> traits = new TreeMap<>();
    card.traits()
        .forEach((name, trait) -> traits.put(name, trait instanceof Clause c ? bars(c) : trait));
    return new CardInfo(
        card.id(),
        card.family(),
        card.name(),
        card.text(),
        null,
        side(card, "wild"),
        side(card, "super"),
        (String) traits.remove("research"),
        card.set(),
        (Boolean) traits.remove("mandatory"),
        card.users().stream().flatMap(role -> roles(role).stream()).distinct().toList(),
        steps(card.clauses().stream().flatMap(c -> c.phases().stream()).distinct().sorted()),
        windows(card),
        traits);
  }

  private static @Nullable String side(Card card, String word) {
    for (Clause clause : card.clauses()) if (clause.word().equals(word)) return clause.text();
    return null;
  }

  private static Map<String, Object> bars(Clause clause) {
    return new TreeMap<>(
        Map.of("roles", roles(clause.role()), "phases", steps(clause.phases().stream())));
  }

  private static List<String> steps(Stream<Step> steps) {
    return steps.map(step -> LogEvent.phase(step.words())).toList();
  }

  private static List<String> windows(Card card) {
    return card.uses().stream()
        .flatMap(use -> use.effect().abilities().stream())
        .filter(ability -> !ability.isUnbound())
        .map(Ability::window)
        .distinct()
        .sorted()
        .map(Prompt::kebab)
        .toList();
  }

  private static List<String> roles(Role role) {
    return switch (role) {
      case ANY -> List.of("any");
      case MAIN -> List.of("main");
      case MAIN_OR_ALLY -> List.of("main", "ally");
      case OFFENSE -> List.of("offense");
      case DEFENSE -> List.of("defense");
      case ALLY, OFFENSIVE_ALLY, DEFENSIVE_ALLY -> List.of("ally");
      case DEFENSE_OR_DEFENSIVE_ALLY -> List.of("defense", "ally");
      case OFFENSE_OR_ALLY -> List.of("offense", "ally");
      case NOT_DEFENSE, NOT_DEFENSE_OR_ALLY -> List.of("offense", "not-main");
      case OFFENSE_OR_OFFENSIVE_ALLY -> List.of("offense", "ally");
      case MAIN_OR_OFFENSIVE_ALLY -> List.of("main", "ally");
      case NOT_OFFENSE -> List.of("defense", "not-main");
      case NOT_MAIN, BYSTANDER -> List.of("not-main");
    };
  }
}
