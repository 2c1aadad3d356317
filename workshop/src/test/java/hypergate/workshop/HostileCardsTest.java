package hypergate.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.game.card.OwnCard;
import hypergate.lab.house.CardError;
import hypergate.lab.house.HouseCard;
import hypergate.lab.scenario.ScenarioRunner;
import hypergate.lab.scenario.Verdict;
import hypergate.workshop.card.Cards;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Cards and scenarios of somebody who means harm.
final class HostileCardsTest {
  private static final String TECH =
      """
      tech: Mine
      text: It does something.
      research: 0
      stays: true
      """;

  private static List<String> said(String text) {
    try {
      Cards.read(text);
      return List.of();
    } catch (CardError e) {
      return String.valueOf(e.getMessage()).lines().toList();
    }
  }

  private static Verdict run(String scenario) {
    return ScenarioRunner.run(scenario, Map.of("mine.yaml", TECH));
  }

  @Test
  void what_stands_too_deep_is_one_clear_line_however_deep() {
    for (String piece : List.of("[", "{a: ", "- ", "? ", "[[{a: "))
      for (int times : List.of(40, 300, 5_000)) {
        String deep = TECH + "effects:\n  " + piece.repeat(times);
        assertThat(said(deep)).as(piece).hasSize(1);
        String scenario = "scenario: It\nwhen: " + piece.repeat(Math.min(times, 1_000));
        assertThat(run(scenario).complaints()).as(piece).hasSize(1);
      }
    assertThat(said(TECH + "effects: " + "[".repeat(30_000)))
        .containsExactly("line 5, column 33: Lists and keys stand too deep inside each other.");
    assertThat(run("scenario: " + "[".repeat(9_000)).complaints().getFirst().actual())
        .isEqualTo("scenario:1: Lists and keys stand too deep inside each other.");
  }

  @Test
  void what_stands_for_something_else_is_told_where_it_stands() {
    assertThat(said(TECH + "effects: &a []\n"))
        .containsExactly(
            "line 5, column 10: Anchors and aliases are not understood here; write it out.");
    assertThat(said(TECH + "set: *a\n"))
        .containsExactly(
            "line 5, column 6: Anchors and aliases are not understood here; write it out.");
    for (String type : List.of("!!java.net.URL", "!mine", "!!str", "!"))
      assertThat(said(TECH + "set: " + type + " abc\n"))
          .as(type)
          .containsExactly(
              "line 5, column 6: Types, which begin with \"!\", are not understood here; words with"
                  + " one stand in quotes.");
    assertThat(said(TECH + "---\n" + TECH))
        .containsExactly("line 5, column 1: Another document begins here; this file has one.");
    assertThat(said("%YAML 1.2\n---\n" + TECH))
        .containsExactly("line 1, column 1: Lines that begin with \"%\" are not understood here.");
    assertThat(run("scenario: &it It\n").complaints().getFirst().actual())
        .isEqualTo("scenario:1: Anchors and aliases are not understood here; write it out.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u202e",
        "\u200b",
        "\u2066",
        "\u00ad",
        "\u2028",
        "\u0085",
        "\u3164",
        "\ud800",
        "\udc00",
        "\u0007",
        "\u007f",
        "\ufeff",
        "\udb40\udc41",
        "\ufffe"
      })
  void a_character_that_nobody_sees_is_found_wherever_it_stands(String unseen) {
    List<String> line = List.of("line 2, column 9: There is a character that nobody can see.");
    assertThat(said(TECH.replace("It does", "It" + unseen + " does"))).isEqualTo(line);
    assertThat(said(TECH + "# " + unseen + "\n")).hasSize(1);
    String written =
        unseen.chars().mapToObj(one -> String.format("\\u%04x", one)).collect(Collectors.joining());
    assertThat(said(TECH.replace("It does something.", "\"It" + written + " does\""))).hasSize(1);
  }

  @Test
  void a_file_of_another_system_is_a_card_like_any_other() throws CardError {
    assertThat(Cards.read("\ufeff" + TECH.replace("\n", "\r\n")).name()).isEqualTo("Mine");
    assertThat(Cards.read(TECH.replace("It does", "«Œuvre» — 🚀 می\u200cخواهم")).name())
        .isEqualTo("Mine");
  }

  @Test
  void a_name_stands_for_one_type() {
    String card =
        TECH
            + """
            effects:
              - may: turn-start
                do:
                  - let: it
                    be: 1
                  - if: 'true'
                    then:
                      - let: it
                        be: me
                  - draw: it
            """;
    assertThat(said(card))
        .containsExactly("line 12, column 18: \"it\" is a number already; take another name.");
  }

  // Both are cards; in a game a list that is none of what it should be is empty.
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
              - each: '[1] + dyn([me])'
                as: n
                do:
                  - draw: n
        """,
        """
              - let: l
                be: 'everybody + dyn([1])'
              - each: l
                as: who
                do:
                  - draw: 1
                    who: who
        """,
      })
  void a_list_that_lies_about_what_it_holds_breaks_no_game(String steps) throws CardError {
    play(TECH + "effects:\n  - must: turn-start\n    do:\n" + steps);
  }

  @Test
  void lists_and_words_that_grow_and_grow_take_neither_memory_nor_time() throws CardError {
    String list = "[" + String.join(",", Collections.nCopies(150, "1")) + "]";
    StringBuilder steps = new StringBuilder("      - let: a0\n        be: '" + list + "'\n");
    StringBuilder words =
        new StringBuilder("      - let: w0\n        be: '\"" + "x".repeat(300) + "\"'\n");
    for (int i = 1; i < 9; i++) {
      steps.append("      - let: a%d\n        be: '%s'\n".formatted(i, sum("a" + (i - 1))));
      words.append("      - let: w%d\n        be: '%s'\n".formatted(i, sum("w" + (i - 1))));
    }
    play(TECH + "effects:\n  - must: turn-start\n    do:\n" + steps + words);
  }

  private static String sum(String name) {
    return String.join("+", Collections.nCopies(20, name));
  }

  @Test
  void repetitions_within_repetitions_come_to_an_end() throws CardError {
    String list = "[" + String.join(",", Collections.nCopies(150, "1")) + "]";
    StringBuilder steps = new StringBuilder();
    for (int i = 0; i < 5; i++)
      steps
          .append(("  ".repeat(2 * i + 3) + "- each: '%s'\n").formatted(list))
          .append(("  ".repeat(2 * i + 4) + "as: n%d\n").formatted(i))
          .append("  ".repeat(2 * i + 4) + "do:\n");
    String most = TECH + "effects:\n  - must: turn-start\n    do:\n" + steps;
    play(most + "  ".repeat(13) + "- draw: 1\n");
    play(
        most
            + "  ".repeat(13)
            + "- ask: number\n"
            + "  ".repeat(14)
            + "least: 0\n"
            + "  ".repeat(14)
            + "most: 1\n"
            + "  ".repeat(14)
            + "as: it\n");
  }

  private static void play(String text) throws CardError {
    OwnCard card = Cards.read(text).own();
    for (long seed = 1; seed <= 3; seed++) ShortGame.play(card, seed, 3);
  }

  @Test
  void cards_whose_names_come_to_nothing_or_to_the_same_are_none() {
    assertThat(said(TECH.replace("Mine", "Mine "))).isEmpty();
    List<String> ids =
        IntStream.range(0, 2)
            .mapToObj(i -> TECH.replace("Mine", i == 0 ? "日本" : "中国"))
            .map(HostileCardsTest::id)
            .toList();
    assertThat(ids).doesNotHaveDuplicates().doesNotContain("");
  }

  private static String id(String text) {
    try {
      return HouseCard.of(text).own().id();
    } catch (CardError e) {
      return String.valueOf(e.getMessage()) + text.hashCode();
    }
  }

  @Test
  void scenarios_that_make_no_sense_are_errors_of_theirs() {
    for (String odd :
        List.of(
            "",
            "---",
            "[]",
            "scenario: [a]",
            "scenario: It\ncards: [mine.yaml, mine.yaml]\n",
            "scenario: It\ncards: [mine.yaml]\noptions: { seats: 99 }\n",
            "scenario: It\ncards: [mine.yaml]\noptions: { seats: -1 }\n",
            "scenario: It\ncards: [mine.yaml]\noptions: { technology: maybe }\n",
            "scenario: It\ncards: [mine.yaml]\ngiven: { offense: Z }\n",
            "scenario: It\ncards: [mine.yaml]\ngiven: { seats: { A: { ships: 99999 } } }\n",
            "scenario: It\ncards: [mine.yaml]\nwhen: [1, {a: b}]\n",
            "scenario: It\ncards: [mine.yaml]\nwhen: ['A launch A1x999999999']\n",
            "scenario: It\ncards: [mine.yaml]\nthen: ['warp Z = 1', 'x = = =']\n",
            "scenario: It\ncards: { a: b }\n")) assertThat(run(odd).held()).as(odd).isFalse();
  }
}
