package hypergate.lab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What Tech levels do not allow: scenes that must fail, and why.
final class LevelScenesTest {
  private static Verdict run(String options, List<String> seats, List<String> when) {
    StringBuilder text =
        new StringBuilder("scenario: x\noptions: { " + options + " }\ngiven:\n")
            .append("  offense: C\n  encounter: 2\n  destiny: [D]\n  seats:\n");
    for (String seat : seats) text.append("    ").append(seat).append('\n');
    text.append("when:\n");
    for (String line : when) text.append("  - \"").append(line).append("\"\n");
    return ScenarioRunner.run("x.yaml", text + "until: prompt C aim\nthen:\n  - offense = C\n");
  }

  private static String failure(List<String> seats, List<String> when) {
    Verdict verdict = run("levels: true", seats, when);
    assertThat(verdict.status()).isEqualTo(Verdict.Status.FAILED);
    return verdict.words();
  }

  @Test
  void the_same_artifact_is_put_to_everybody_once_only() {
    // L-27: after an advocacy that stands nobody can wield against it anew.
    String words =
        failure(
            List.of(
                "A: { hand: [negotiate, plague] }",
                "B: { hand: [negotiate], levels: { edict: 1 } }",
                "C: { hand: [negotiate] }",
                "D: { hand: [negotiate], levels: { edict: 1 } }"),
            List.of(
                "A use plague",
                "A plague/seat C",
                "D wield no",
                "B wield yes",
                "D advocate yes",
                "D wield yes",
                "C lose C1x3",
                "C place C1"));
    assertThat(words).contains("D wield yes").contains("never asked");
  }

  @Test
  void who_has_caught_up_is_not_wielded_against_again() {
    // S13, L-28.
    String words =
        failure(
            List.of(
                "A: { hand: [negotiate, plague, mobius-tubes], home: [4, 4, 4, 4, 2], warp: 2 }",
                "B: { hand: [negotiate], levels: { edict: 1 } }",
                "C: { hand: [negotiate] }",
                "D: { hand: [negotiate] }"),
            List.of(
                "A use plague",
                "A plague/seat C",
                "B wield yes",
                "A use mobius-tubes",
                "B wield yes",
                "A place A5x2"));
    assertThat(words).contains("B wield yes").contains("never asked");
  }

  @Test
  void two_levels_to_one_player_are_no_offer() {
    // S18, L-36.
    List<String> seats =
        List.of(
            "A: { hand: [negotiate] }",
            "B: { hand: [negotiate] }",
            "C: { hand: [negotiate], levels: { edict: 1, power: 1 } }",
            "D: { hand: [negotiate] }");
    List<String> when =
        List.of(
            "C aim D1",
            "C launch C1x2",
            "C select negotiate",
            "D select negotiate",
            "C deal offer give: level edict, level power for: nothing");
    String text =
        "scenario: x\noptions: { levels: true }\ngiven:\n  offense: C\n"
            + "  encounter: 2\n  destiny: [D]\n  seats:\n    "
            + String.join("\n    ", seats)
            + "\nwhen:\n  - \""
            + String.join("\"\n  - \"", when)
            + "\"\nthen:\n  - offense = C\n";
    Verdict verdict = ScenarioRunner.run("x.yaml", text);
    assertThat(verdict.status()).isEqualTo(Verdict.Status.FAILED);
    assertThat(verdict.words()).contains("'level power for:' is not open");
  }

  @Test
  void levels_need_the_option() {
    Verdict verdict =
        run("seats: 4", List.of("A: { hand: [negotiate], levels: { edict: 1 } }"), List.of());
    assertThat(verdict.status()).isEqualTo(Verdict.Status.ERROR);
    assertThat(verdict.words()).contains("Tech levels need the option");
  }

  @Test
  void a_field_that_is_not_in_the_game_is_named() {
    Verdict verdict =
        run("levels: true", List.of("A: { hand: [negotiate], levels: { moon: 1 } }"), List.of());
    assertThat(verdict.status()).isEqualTo(Verdict.Status.ERROR);
    assertThat(verdict.words()).contains("'moon' is no field");
  }
}
