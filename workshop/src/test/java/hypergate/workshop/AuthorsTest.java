package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import hypergate.lab.house.Said;
import hypergate.lab.house.WorkshopWord;
import hypergate.workshop.card.Cards;
import hypergate.workshop.card.Patterns;
import hypergate.workshop.words.Verb;
import hypergate.workshop.words.Verbs;
import hypergate.workshop.words.WordList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What helps an author while a card is written.
final class AuthorsTest {
  private static final Pattern KEY = Pattern.compile("(?m)^\\s*(?:- )?([a-z][a-z-]*):(?: |$)");

  /// What players read, which may look like a key.
  private static final Pattern TEXT = Pattern.compile("(?m)^text: .*\n(?:  .*\n)*");

  private static List<String> remarks(String text, String phases, String force, String moment)
      throws CardError {
    return Cards.read(
            """
            tech: My Own
            text: %s
            role: main
            phases: %s
            research: 3
            effects:
              - %s: %s
                do: no-effect
            """
                .formatted(text, phases, force, moment))
        .remarks()
        .stream()
        .map(Said::text)
        .toList();
  }

  @Test
  void every_key_of_our_own_files_can_be_completed() {
    Set<String> known = new HashSet<>();
    for (WorkshopWord word : WordList.all()) known.add(word.word());
    for (Verb verb : Verbs.all().values()) for (Verb.Arg arg : verb.args()) known.add(arg.name());
    // A word to choose, with its condition behind it.
    known.add("ship");
    for (CardPattern pattern : Patterns.all())
      assertThat(
              KEY.matcher(TEXT.matcher(pattern.text()).replaceFirst(""))
                  .results()
                  .map(found -> found.group(1))
                  .distinct()
                  .toList())
          .as(pattern.id())
          .isSubsetOf(known);
  }

  @Test
  void patterns_are_cards_of_every_kind_that_can_be_read_again() throws CardError {
    assertThat(Patterns.all()).hasSizeGreaterThan(50);
    assertThat(Patterns.all())
        .extracting(CardPattern::kind)
        .contains("tech", "alien", "hazard", "moon");
    for (CardPattern pattern : Patterns.all())
      assertThat(Cards.read(pattern.text()).own().id()).isEqualTo(pattern.id());
  }

  @Test
  void a_text_that_says_may_does_not_do_must() throws CardError {
    assertThat(remarks("You may do nothing.", "reveal", "must", "revealed"))
        .containsExactly("The text says \"may\", but each of its uses must be made (\"must\").");
    assertThat(remarks("You may do nothing.", "reveal", "may", "revealed")).isEmpty();
    assertThat(remarks("Do nothing.", "reveal", "must", "revealed")).isEmpty();
  }

  @Test
  void a_bar_names_the_phases_in_which_something_acts_and_no_others() throws CardError {
    assertThat(remarks("Do nothing.", "[reveal, planning]", "may", "revealed"))
        .containsExactly("Its bar names \"planning\", but nothing acts there.");
    assertThat(remarks("Do nothing.", "reveal", "may", "[revealed, allied]"))
        .containsExactly("It acts in \"alliance\", which its bar does not name.");
    assertThat(remarks("Do nothing.", "resolution", "may", "losing")).isEmpty();
  }

  private static List<String> differences(String text, String step) throws CardError {
    return Cards.read(
            "artifact: My Own\ntext: "
                + text
                + "\neffects:\n  - may: destiny-drawn\n    do:\n      - "
                + step
                + "\n")
        .remarks()
        .stream()
        .map(Said::text)
        .toList();
  }

  @Test
  void a_number_of_the_text_that_the_steps_say_otherwise_is_marked() throws CardError {
    assertThat(differences("Draw two cards.", "draw: 3"))
        .containsExactly("The text says 2, but its steps have 3.");
    assertThat(differences("Draw 12 cards.", "draw: 3"))
        .containsExactly("The text says 12, but its steps have 3.");
    assertThat(differences("Draw two cards.", "draw: 2")).isEmpty();
    assertThat(differences("Draw some cards for two ships.", "draw: 1 + me.hand_size()")).isEmpty();
  }

  @Test
  void a_cost_that_no_step_pays_is_marked() throws CardError {
    assertThat(differences("You may discard a card to draw two.", "draw: 2"))
        .containsExactly("The text has somebody discard something, but no step does that.");
    assertThat(differences("You may discard this to draw two.", "draw: 2")).isEmpty();
    assertThat(differences("You may discard a card to draw one.", "discard-chosen: 1")).isEmpty();
  }

  @Test
  void our_own_cards_say_what_they_do() throws CardError {
    List<String> remarked = new ArrayList<>();
    for (CardPattern pattern : Patterns.all())
      for (Said remark : Cards.read(pattern.text()).remarks())
        if (remark.text().matches(".*(its steps have|no step does).*")) remarked.add(pattern.id());
    // Three more than the eight of a new hand are the eleven that its super flare says.
    assertThat(remarked).containsExactly("vox");
  }

  @Test
  void a_card_without_effects_or_with_the_name_of_another_is_told() throws CardError {
    HouseCard card = Cards.read("tech: My Own\ntext: It does nothing.\nresearch: 3\n");
    assertThat(card.remarks())
        .extracting(Said::text)
        .containsExactly("Nothing acts: it has no effects.");
    HouseCard xenon = Cards.read(pattern("xenon-lasers"));
    assertThat(xenon.remarks())
        .extracting(Said::text)
        .containsExactly(
            "It takes the place of the card \"Xenon Lasers\" that there is; it needs another name"
                + " to be played at a table.");
  }

  private static String pattern(String id) {
    return Patterns.all().stream()
        .filter(one -> one.id().equals(id))
        .map(CardPattern::text)
        .findFirst()
        .orElseThrow();
  }
}
