package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// While one plays nothing moves that is not a ship or a card: the board, the box of the decision
/// and the buttons in its foot stay where they are, whatever is asked.
final class StillTest {
  static final int DECISIONS = 10;
  static final String WATCH =
      """
      () => {
        window.shifted = 0;
        window.movers = [];
        const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
        const name = (node) =>
          node ? `${(node.parentElement ?? node).className} > ${node.nodeName} ${node.className ?? ''}` : '?';
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            window.shifted += entry.value;
            for (const it of entry.sources)
              window.movers.push(
                `${entry.value.toFixed(4)} ${name(it.node)}: ${box(it.previousRect)} to ${box(it.currentRect)}`,
              );
          }
        }).observe({ type: 'layout-shift' });
      }
      """;
  static final String SHIFTED =
      "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() =>"
          + " done(window.shifted))))";

  /// The boxes of the board, the decision, and the place of each button of the foot.
  private static final String PLACES =
      """
      () => {
        const place = (it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        };
        const all = ['main', 'section.prompts', 'header.strip', '.prompts .why', '[data-pass]', '[data-primary]'];
        return all.flatMap((name) => {
          const it = document.querySelector(name);
          return it ? [`${name}: ${place(it)}`] : [];
        });
      }
      """;

  @RegisterExtension static final Site site = new Site();

  @Test
  void nothing_shifts_over_ten_decisions_at_a_desk() throws Exception {
    stands(site.visitor(1440, 900));
  }

  @Test
  void nothing_shifts_over_ten_decisions_on_a_small_screen() throws Exception {
    stands(site.visitor(1024, 768));
  }

  @Test
  void nothing_shifts_over_ten_decisions_on_a_phone() throws Exception {
    stands(site.phone(390, 844));
  }

  private static void stands(Page page) throws Exception {
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 4);
    Party party = new Party(1, guest);
    boolean begun = party.until(views -> isAsked(views.getFirst(), 0), (prompt, view) -> null);
    assertThat(begun).isTrue();
    guest.open();
    guest.form().waitFor();
    page.evaluate(WATCH);
    Set<String> places = new HashSet<>();
    Set<String> asked = new HashSet<>();
    for (int i = 0; i < DECISIONS; i++) {
      for (Object place : (Iterable<?>) page.evaluate(PLACES)) places.add(place.toString());
      String last = question(guest.view());
      asked.add(last);
      boolean goesOn =
          party.until(
              views -> isAsked(views.getFirst(), 0) && !question(views.getFirst()).equals(last),
              (prompt, view) -> null);
      if (!goesOn) break;
      String title = question(guest.view());
      page.waitForFunction("() => document.querySelector('form fieldset legend') !== null");
      assertThat(title).isNotEmpty();
    }
    assertThat(asked).as("different questions").hasSizeGreaterThan(4);
    double shifted = ((Number) page.evaluate(SHIFTED)).doubleValue();
    assertThat(shifted)
        .as(
            "layout shift over ten decisions, by "
                + page.evaluate("() => window.movers.join('; ')"))
        .isLessThanOrEqualTo(0.02);
    assertThat(places.stream().map(place -> place.substring(0, place.indexOf(':'))).toList())
        .as("each thing has one place: " + places)
        .doesNotHaveDuplicates();
  }

  static boolean isAsked(JsonObject view, int before) {
    return Guest.encounter(view) > before && !Party.asked(view).isEmpty();
  }

  // Which question is open: its number tells it from the next of the same kind.
  static String question(JsonObject view) {
    if (view.getAsJsonArray("prompts").isEmpty()) return "";
    JsonObject prompt = view.getAsJsonArray("prompts").get(0).getAsJsonObject();
    return prompt.get("n").getAsString() + " " + prompt.get("prompt").getAsString();
  }
}
