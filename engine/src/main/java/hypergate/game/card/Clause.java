package hypergate.game.card;

import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What stands on one side of a card; most cards have one.
///
/// @param word its name in notation, `wild`; empty where there is only one
/// @param role who may use it
/// @param phases when; empty: any phase
/// @param text what it does, in our words; empty: there is nothing on this side
/// @param ours why it is our design; empty: it is the original's
/// @param effect its rules
public record Clause(
    String word, Role role, List<Step> phases, String text, String ours, Effect effect) {
  /// A clause that says nothing yet.
  ///
  /// @param id what its uses are called
  public static Clause empty(String word, String id, Ability.Source source) {
    return new Clause(word, Role.ANY, List.of(), "", "", Effect.of(id, source));
  }

  /// Its bars in words: `as a main player, reveal or planning`.
  public String bars() {
    String when =
        phases.isEmpty()
            ? "any phase"
            : phases.stream()
                .map(step -> step.words().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" or "));
    String who =
        switch (role) {
          case ANY -> "any player";
          case MAIN -> "a main player";
          case MAIN_OR_ALLY -> "a main player or ally";
          case OFFENSE -> "the offense";
          case DEFENSE -> "the defense";
          default -> role.words();
        };
    return "as " + who + ", " + when;
  }

  /// The same with other bars.
  public Clause bars(Role role, List<Step> phases) {
    return new Clause(word, role, phases, text, ours, effect);
  }

  /// The same with another text.
  public Clause text(String text) {
    return new Clause(word, role, phases, text, ours, effect);
  }

  /// The same, being our design for this reason.
  public Clause ours(String reason) {
    return new Clause(word, role, phases, text, reason, effect);
  }

  /// The same with other rules.
  public Clause effect(Effect effect) {
    return new Clause(word, role, phases, text, ours, effect);
  }
}
