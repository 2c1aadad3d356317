package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What the page costs, as figures: what a first table fetches, how much shifts over ten decisions,
/// how long the page is busy at a stretch, what it does while nobody does anything. They stand in
/// `browser/target/figures.md` afterwards, as a table for the README. Only when asked to
/// (`-Dfigures=all`): whoever measures wants the machine for itself.
@EnabledIfSystemProperty(named = "figures", matches = ".+")
final class FiguresTest {
  private static final Path FILE = Path.of("target", "figures.md");
  private static final int IDLE = 10_000;
  private static final int MOST_BYTES = 250_000;
  private static final int MOST_REQUESTS = 15;
  private static final double MOST_SHIFT = 0.02;
  private static final double MOST_IDLE = 0.01;
  private static final String SETTINGS = "pace: 'normal', motion: 'full', name: 'Ana'";

  /// Counts what keeps the page busy for longer than 50 ms, from its beginning.
  private static final String BUSY =
      """
      () => {
        window.busy = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.busy.push(entry.duration);
        }).observe({ type: 'longtask', buffered: true });
      }
      """;

  private static final List<String> rows =
      new ArrayList<>(
          List.of(
              "| a first table, one of four seats with technology | 1440x900 | 1024x768 |"
                  + " 390x844 | bar |",
              "| --- | --- | --- | --- | --- |"));

  @RegisterExtension static final Site site = new Site();

  /// What was measured of one window.
  ///
  /// @param load long tasks until the first question can be answered, as text
  /// @param play long tasks over ten decisions, as text
  /// @param idle the share of a processor that the page takes while nobody does anything
  private record Figures(
      long bytes, int requests, String load, double shift, String play, double idle) {}

  @Test
  void a_table_costs_no_more_than_it_may() throws Exception {
    List<Figures> all =
        List.of(
            measured(site.visitor(1440, 900, SETTINGS)),
            measured(site.visitor(1024, 768, SETTINGS)),
            measured(site.visitor(390, 844, SETTINGS)));
    row(
        "bytes fetched until the first question",
        all,
        it -> "%,d".formatted(it.bytes()),
        "250,000");
    row("requests", all, it -> String.valueOf(it.requests()), "15");
    row("long tasks until then: how many; the longest", all, Figures::load, "");
    row("layout shift over ten decisions", all, it -> "%.4f".formatted(it.shift()), "0.02");
    row("long tasks over them: how many; the longest", all, Figures::play, "");
    row("processor while a question waits", all, it -> "%.2f %%".formatted(100 * it.idle()), "1 %");
    for (Figures one : all) {
      assertThat(one.bytes()).as("bytes").isBetween(100_000L, (long) MOST_BYTES);
      assertThat(one.requests()).isLessThanOrEqualTo(MOST_REQUESTS);
      assertThat(one.shift()).isLessThanOrEqualTo(MOST_SHIFT);
      assertThat(one.idle()).isLessThanOrEqualTo(MOST_IDLE);
    }
  }

  @AfterAll
  static void keep() throws IOException {
    Files.write(FILE, rows);
  }

  private static void row(
      String name, List<Figures> all, Function<Figures, String> of, String bar) {
    StringBuilder row = new StringBuilder("| ").append(name);
    for (Figures one : all) row.append(" | ").append(of.apply(one));
    rows.add(row.append(" | ").append(bar).append(" |").toString());
  }

  private static Figures measured(Page page) throws Exception {
    Guest guest = Guest.alone(page, site.address(), "odyssey", 4);
    FirstLoadTest.Load load = new FirstLoadTest.Load(page);
    guest.open().form().waitFor();
    page.locator(".stage").getByRole(AriaRole.BUTTON).first().waitFor();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.evaluate(BUSY);
    page.waitForTimeout(500);
    long bytes = load.bytes();
    int requests = load.requests();
    String loading = busy(page);
    Party party = new Party(1, guest);
    // Aliens are chosen before the board is there.
    party.until(views -> StillTest.isAsked(views.getFirst(), 0), (prompt, view) -> null);
    page.evaluate("() => { window.busy = []; }");
    page.evaluate(StillTest.WATCH);
    for (int i = 0; i < StillTest.DECISIONS; i++) {
      String last = StillTest.question(guest.view());
      if (!party.until(
          views ->
              StillTest.isAsked(views.getFirst(), 0)
                  && !StillTest.question(views.getFirst()).equals(last),
          (prompt, view) -> null)) break;
      guest.form().waitFor();
    }
    double shift = ((Number) page.evaluate(StillTest.SHIFTED)).doubleValue();
    String playing = busy(page);
    page.waitForFunction("() => document.getAnimations().length === 0");
    page.waitForLoadState(LoadState.NETWORKIDLE);
    CDPSession session = page.context().newCDPSession(page);
    session.send("Performance.enable");
    double least = 1;
    // What still was on its way does not count as rest.
    for (int i = 0; i < 3; i++) {
      double before = tasks(session);
      page.waitForTimeout(IDLE);
      least = Math.min(least, (tasks(session) - before) * 1000 / IDLE);
    }
    return new Figures(bytes, requests, loading, shift, playing, least);
  }

  private static String busy(Page page) {
    List<Double> all = new ArrayList<>();
    for (Object each : (Iterable<?>) page.evaluate("window.busy"))
      all.add(((Number) each).doubleValue());
    double longest = all.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    return all.isEmpty() ? "0" : String.format(Locale.ROOT, "%d; %.0f ms", all.size(), longest);
  }

  // Seconds of the main thread's work so far.
  private static double tasks(CDPSession session) {
    for (JsonElement each : session.send("Performance.getMetrics").getAsJsonArray("metrics"))
      if (each.getAsJsonObject().get("name").getAsString().equals("TaskDuration"))
        return each.getAsJsonObject().get("value").getAsDouble();
    throw new AssertionError("no figure of the main thread's work");
  }
}
