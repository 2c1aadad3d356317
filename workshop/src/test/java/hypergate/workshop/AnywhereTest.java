package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.card.OwnCard;
import hypergate.game.word.Window;
import hypergate.lab.house.CardError;
import hypergate.workshop.card.Cards;
import hypergate.workshop.words.Call;
import hypergate.workshop.words.Constant;
import hypergate.workshop.words.Type;
import hypergate.workshop.words.Value;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verbs;
import hypergate.workshop.words.Vocabulary;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Whatever a card says, and at whatever moment: no game breaks by it.
final class AnywhereTest {
  private static final int EFFECTS = 16;
  private static final int ENCOUNTERS = 12;

  /// Of these games the owner's player takes the alien in some.
  private static final List<Integer> SEEDS = List.of(4, 5, 6);

  private static final String ALIEN =
      """
      alien: Anything
      text: It does something.
      power: Anything
      counter: things
      role: any
      effects:
      """;

  private static final String EVERYWHERE = moments(List.of(Window.ALL));

  private static String moments(Collection<Window> windows) {
    return windows.stream().map(Constant::notation).collect(Collectors.joining(", ", "[", "]"));
  }

  private static List<String> samples(Type type) {
    return switch (type) {
      case NUMBER -> List.of("1", "-3", "99");
      case TRUTH -> List.of("true");
      case WORD -> List.of("''");
      case SEAT -> List.of("me", "opponent", "others[0]", "others[9]");
      case SEATS -> List.of("everybody", "my_side");
      case PLANET -> List.of("target", "planets[0]", "me.colonies()[0]");
      case PLANETS -> List.of("planets", "me.colonies()");
      case CARD -> List.of("my_hand[0]", "discard_pile[0]");
      case CARDS -> List.of("my_hand", "discard_pile");
      case NUMBERS -> List.of("[1, 2]");
    };
  }

  private static String sample(Type type, int which) {
    return samples(type).get(which % samples(type).size());
  }

  /// @return how often the card was used
  private static int play(String text) throws CardError {
    OwnCard card = Cards.read(text).own();
    int used = 0;
    for (int seed : SEEDS) used += ShortGame.play(card, seed, ENCOUNTERS);
    return used;
  }

  // One step of a verb, with samples of what is said with it.
  private static String step(Verb verb, int which) {
    StringBuilder step = new StringBuilder();
    if (verb.args().isEmpty() || !verb.args().getFirst().name().isEmpty())
      step.append("        ").append(verb.name()).append(":\n");
    for (Verb.Arg arg : verb.args()) {
      String said =
          arg.words().isEmpty()
              ? sample(arg.type(), which)
              : arg.words().get(which % arg.words().size());
      step.append("        ")
          .append(arg.name().isEmpty() ? verb.name() : arg.name())
          .append(": \"")
          .append(said)
          .append("\"\n");
    }
    return "      - " + step.substring(8);
  }

  @Test
  void no_verb_breaks_a_game_at_any_of_its_moments() throws CardError {
    int used = 0;
    for (Verb verb : Verbs.all().values()) {
      if (!Verb.isFor(verb.kind(), "alien")) continue;
      String moments = verb.moments().isEmpty() ? EVERYWHERE : moments(verb.moments());
      for (int which = 0; which < (verb.args().isEmpty() ? 1 : 2); which++)
        used += play(ALIEN + "  - may: " + moments + "\n    do:\n" + step(verb, which));
    }
    assertThat(used).as("uses").isGreaterThan(1_000);
  }

  @Test
  void no_word_of_an_expression_breaks_a_game() throws CardError {
    List<String> truths = new ArrayList<>();
    for (Value value : Vocabulary.values().values())
      if (Verb.isFor(value.kind(), "alien")) truths.add(truth(value.type(), value.name()));
    for (Call call : Vocabulary.calls()) {
      // It goes with one number of the rules only.
      if (call.name().equals("may_select")) continue;
      for (int which = 0; which < samples(call.of()).size(); which++)
        truths.add(truth(call, which));
    }
    for (int from = 0; from < truths.size(); from += EFFECTS)
      play(
          truths.subList(from, Math.min(truths.size(), from + EFFECTS)).stream()
              .map(
                  truth ->
                      "  - always: "
                          + EVERYWHERE
                          + "\n    when: \""
                          + truth
                          + "\"\n    do: no-effect\n")
              .collect(Collectors.joining("", ALIEN, "")));
  }

  private static String truth(Call call, int which) {
    String with =
        call.with().stream().map(type -> sample(type, which)).collect(Collectors.joining(", "));
    return truth(call.type(), sample(call.of(), which) + "." + call.name() + "(" + with + ")");
  }

  // An expression that must be worked out to be true or false.
  private static String truth(Type type, String of) {
    return switch (type) {
      case NUMBER -> of + " > 0";
      case TRUTH -> of;
      case WORD -> of + " != ''";
      case SEAT, PLANET -> of + ".is_there()";
      case CARD -> of + ".value() > 0";
      default -> "size(" + of + ") > 0";
    };
  }

  @Test
  void verbs_that_are_for_some_moments_are_refused_at_others() {
    List<String> bound =
        Verbs.all().values().stream()
            .filter(verb -> !verb.moments().isEmpty())
            .map(Verb::name)
            .toList();
    assertThat(bound).contains("save", "win-unrevealed", "call-off");
    for (Verb verb : Verbs.all().values())
      if (!verb.moments().isEmpty())
        assertThat(said(ALIEN + "  - may: " + another(verb) + "\n    do:\n" + step(verb, 0)))
            .contains("\"" + verb.name() + "\" goes with");
  }

  // A moment at which it means nothing.
  private static String another(Verb verb) {
    return List.of(Window.ALL).stream()
        .filter(window -> !verb.moments().contains(window))
        .map(Constant::notation)
        .findFirst()
        .orElseThrow();
  }

  private static String said(String text) {
    try {
      Cards.read(text);
      return "nothing";
    } catch (CardError e) {
      return String.valueOf(e.getMessage());
    }
  }
}
