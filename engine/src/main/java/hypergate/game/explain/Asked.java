package hypergate.game.explain;

import hypergate.game.card.Content;
import hypergate.game.card.Variant;
import hypergate.game.decide.Prompt;
import hypergate.game.word.Role;
import hypergate.game.word.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A kind of question: when and to whom the rules put it, and what there is to say of answers to
/// it. The core's own are [CoreQuestions]; a [Variant] brings its own with [Explains#questions].
///
/// @param prompt its name
/// @param words what who is asked it does, in English: `launch ships`
/// @param rule the rule that asks
/// @param steps the phases; empty: any
/// @param role who is asked
/// @param open whether everybody knows who is being asked
/// @param early whether there is something to say of an answer before the question is open
/// @param answers looks at an answer and notes what the rules say of it
public record Asked(
    Prompt prompt,
    String words,
    String rule,
    List<Step> steps,
    Role role,
    boolean open,
    boolean early,
    Consumer<Inquiry> answers) {
  /// A question that may come at any time, to anybody, and shows in its options what it is about.
  public static Asked asked(Prompt prompt, String words, String rule) {
    return new Asked(prompt, words, rule, List.of(), Role.ANY, false, false, Absent::lookAtOptions);
  }

  /// It is put in these phases alone.
  public Asked in(Step... phases) {
    return new Asked(prompt, words, rule, List.of(phases), role, open, early, answers);
  }

  /// It is put to this role alone.
  public Asked to(Role only) {
    return new Asked(prompt, words, rule, steps, only, open, early, answers);
  }

  /// Everybody knows who is being asked.
  public Asked openly() {
    return new Asked(prompt, words, rule, steps, role, true, early, answers);
  }

  /// What is said of an answer while the question is open.
  public Asked checked(Consumer<Inquiry> check) {
    return new Asked(prompt, words, rule, steps, role, open, false, check);
  }

  /// What is said of an answer, also when something else is being asked.
  public Asked alwaysChecked(Consumer<Inquiry> check) {
    return new Asked(prompt, words, rule, steps, role, open, true, check);
  }

  /// What is known of a prompt; an effect's own questions can come at any time.
  public static Asked of(Content content, String prompt) {
    return find(content, prompt)
        .orElseGet(
            () ->
                prompt.startsWith("reinforcement-")
                    ? asked(Prompt.of(prompt), "answer " + prompt, "R-11.2")
                        .in(Step.REVEAL)
                        .to(Role.MAIN_OR_ALLY)
                        .openly()
                    : asked(Prompt.of(prompt), "answer " + prompt, "R-0.5").openly());
  }

  /// All kinds of questions that are no effect's own: the core's, and those that the variants
  /// bring.
  public static List<Asked> all(Content content) {
    return Stream.concat(
            CoreQuestions.ALL.stream(),
            content.variants().stream()
                .flatMap(variant -> Explained.of(variant).questions().stream()))
        .toList();
  }

  private static Optional<Asked> find(Content content, String prompt) {
    return all(content).stream().filter(asked -> asked.prompt.id().equals(prompt)).findFirst();
  }

  /// Whether this is the name of a question: one of the rules, or `effect/what`.
  static boolean isPrompt(Content content, String prompt) {
    return prompt.contains("/") || find(content, prompt).isPresent();
  }
}
