package hypergate.server.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hypergate.server.protocol.workshop.BalanceStep;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Verdicts that travel with their cards.
final class VerdictTextTest {
  private static final String CARD = "tech: Mine\ntext: It does something.\nresearch: 3\n";
  private static final String SCENARIO = "--- # happens\nscenario: It acts\n";

  private static VerdictText verdict(String digest, int rows) {
    BalanceStep step =
        new BalanceStep(
            100, 200, 0.5, 0.25, 0.25, 0.1, 0.4, null, null, 0, 0, true, true, List.of());
    VerdictRow row = new VerdictRow("novice", 4, 200, 7, "", "research", 5, step);
    return new VerdictText(digest, Collections.nCopies(rows, row));
  }

  @Test
  void it_stands_behind_the_card_and_its_scenarios_and_is_read_again() {
    VerdictText verdict = verdict("0123456789abcdef", 2);
    String file = verdict.in(CARD + SCENARIO);
    assertThat(file).startsWith(CARD + SCENARIO + "--- # verdict\nverdict: 0123456789abcdef\n");
    assertThat(VerdictText.of(file)).isEqualTo(verdict);
    assertThat(VerdictText.of(CARD + SCENARIO)).isNull();
  }

  @Test
  void another_takes_its_place() {
    String once = verdict("0123456789abcdef", 2).in(CARD + SCENARIO);
    String twice = verdict("fedcba9876543210", 1).in(once);
    assertThat(twice).contains("verdict: fedcba9876543210").doesNotContain("0123456789abcdef");
    assertThat(twice).startsWith(CARD + SCENARIO);
  }

  @Test
  void what_was_measured_of_the_same_text_before_is_kept_beside() {
    VerdictText before = verdict("0123456789abcdef", 1);
    VerdictRow other = before.rows().getFirst().tried("research", 6);
    VerdictText now = new VerdictText("0123456789abcdef", List.of(other));
    assertThat(now.after(before).rows()).containsExactly(before.rows().getFirst(), other);
    assertThat(before.after(before)).isEqualTo(before);
    assertThat(now.after(verdict("fedcba9876543210", 1))).isEqualTo(now);
    assertThat(now.after(null)).isEqualTo(now);
  }

  @Test
  void what_is_none_is_none() {
    String file = verdict("0123456789abcdef", 1).in(CARD);
    assertThat(VerdictText.of(file.replace("0123456789abcdef", "../../etc"))).isNull();
    assertThat(VerdictText.of(file.replace("\"seats\":4", "\"seats\":[[["))).isNull();
    assertThat(VerdictText.of(file.replace("\"seats\":4", "\"seats\":\"four\""))).isNull();
  }

  @Test
  void no_more_rows_are_kept_than_a_page_shows() {
    VerdictText found =
        Objects.requireNonNull(VerdictText.of(verdict("0123456789abcdef", 40).in(CARD)));
    assertThat(found.rows()).hasSize(VerdictText.MOST);
  }
}
