package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The format of scenarios: what is refused with file and line, what fails and says why.
final class ScenarioFormatTest {
  private static final List<String> EXAMPLE =
      List.of(
          "scenario: An attack of ten with four ships against eight with four",
          "options: { seats: 3 }",
          "seed: 1",
          "given:",
          "  destiny: [B]",
          "  seats:",
          "    A: { hand: [attack-10, negotiate] }",
          "    B: { hand: [attack-08, negotiate] }",
          "    C: { hand: [negotiate] }",
          "when:",
          "  - A aim B1",
          "  - A launch A1x4",
          "  - A select attack-10",
          "  - B select attack-08",
          "then:",
          "  - totals = 14:12",
          "  - ships B1 = A:4");

  private static Verdict run(String old, String now) {
    String text = String.join("\n", EXAMPLE);
    assertThat(text).contains(old);
    return ScenarioRunner.run("x.yaml", text.replace(old, now));
  }

  private static String error(String old, String now) {
    Verdict verdict = run(old, now);
    assertThat(verdict.status()).isEqualTo(Verdict.Status.ERROR);
    return verdict.words();
  }

  private static String failure(String old, String now) {
    Verdict verdict = run(old, now);
    assertThat(verdict.status()).as(verdict.words()).isEqualTo(Verdict.Status.FAILED);
    return verdict.words();
  }

  @Test
  void the_example_holds() {
    Verdict verdict = run("A aim B1", "A aim B1");
    assertThat(verdict.held()).as(verdict.words()).isTrue();
  }

  @Test
  void what_is_unknown_is_named_with_its_line_and_what_is_allowed() {
    assertThat(error("seed:", "sede:"))
        .startsWith("x.yaml:3: unknown key 'sede'; allowed here: scenario, cites,");
    assertThat(error("attack-10, negotiate", "attack-16, negotiate"))
        .startsWith("x.yaml:7: unknown card 'attack-16'; allowed: attack-00,");
    assertThat(error("C: { hand", "D: { hand"))
        .isEqualTo("x.yaml:9: unknown seat 'D'; allowed: A to C");
    assertThat(error("C: {", "C: { alien: humanoid,"))
        .startsWith("x.yaml:9: unknown alien 'humanoid'");
    assertThat(error("C: {", "C: { tech: [laser],")).startsWith("x.yaml:9: unknown tech 'laser'");
    assertThat(error("destiny: [B]", "destiny: [X]"))
        .startsWith("x.yaml:5: unknown destiny card 'X'");
    assertThat(error("seats: 3 }", "seats: 3, colour: red }"))
        .startsWith("x.yaml:2: unknown option 'colour'");
    assertThat(error("seats: 3 }", "seats: 12 }"))
        .startsWith("x.yaml:2: option 'seats' cannot be '12'; allowed:");
    assertThat(error("totals = 14:12", "sum = 14"))
        .startsWith("x.yaml:16: 'sum = 14' cannot be checked");
    assertThat(error("A aim B1", "aim")).startsWith("x.yaml:11: 'aim' is no answer");
    assertThat(error("seed: 1", "until: tea-time")).startsWith("x.yaml:3: unknown end");
  }

  @Test
  void what_cannot_exist_is_refused() {
    assertThat(error("C: {", "C: { home: [4, 4, 4, 4, 5],"))
        .startsWith("x.yaml:9: seat C has 21 ships");
    assertThat(error("C: { hand: [negotiate]", "C: { hand: [morph, morph]"))
        .isEqualTo("x.yaml:9: there is no further card 'morph' in the game");
    assertThat(error("scenario: An", "title: An")).contains("unknown key 'title'");
    assertThat(error("given:", "given: [")).startsWith("x.yaml:").contains("not YAML");
  }

  @Test
  void what_does_not_hold_says_what_was() {
    assertThat(failure("14:12", "15:12")).contains("line 16: expected  totals = 15:12", "14:12");
    assertThat(failure("ships B1 = A:4", "ships B1 = A:4 B:1")).contains("was       A:4");
    assertThat(failure("totals = 14:12", "hand A size > 3")).contains("was       1");
    assertThat(failure("totals = 14:12", "never asked A aim B2")).contains("B1 | B2 | B3");
    assertThat(failure("totals = 14:12", "asked C join")).contains("never asked");
  }

  @Test
  void answers_that_do_not_fit_fail() {
    assertThat(failure("A aim B1", "A aim C1")).contains("A aim has the options: B1 | B2");
    assertThat(failure("A aim B1", "B aim B1")).contains("A is asked 'aim' and a strict scenario");
    assertThat(failure("A launch A1x4", "A launch A1x4 A2")).contains("'A2' is left over");
    assertThat(failure("B select attack-08", "B select attack-08\n  - C lose C1"))
        .contains("'C lose C1' answers a question", "it was never asked");
  }

  @Test
  void an_entry_for_the_only_possible_answer_is_accepted() {
    Verdict verdict =
        run("B: { hand: [attack-08, negotiate]", "B: { hand: [attack-08, cosmic-zap]");
    assertThat(verdict.held()).as(verdict.words()).isTrue();
  }

  @Test
  void a_scenario_is_strict_unless_it_says_otherwise() {
    String unnamed = "A is asked 'launch' and a strict scenario names the answer";
    for (String strict : List.of("", "strict: true\n")) {
      Verdict verdict = withoutLaunch(strict);
      assertThat(verdict.status()).as(strict).isEqualTo(Verdict.Status.FAILED);
      assertThat(verdict.words()).as(strict).contains(unnamed);
    }
    assertThat(error("seed: 1", "strict: perhaps")).startsWith("x.yaml:3: ");
  }

  @Test
  void with_strict_switched_off_defaults_stand_in_and_are_listed() {
    Verdict verdict = withoutLaunch("strict: false\n");
    assertThat(verdict.held()).as(verdict.words()).isTrue();
    assertThat(verdict.defaults()).contains("A launch A1", "A invite none", "B invite none");
  }

  private static Verdict withoutLaunch(String strict) {
    String text = String.join("\n", EXAMPLE);
    return ScenarioRunner.run("x.yaml", strict + text.replace("  - A launch A1x4\n", ""));
  }
}
