package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table at which nothing moves uses no processor: no animation goes on, no frame is asked for,
/// nothing is laid out or styled anew, with everything that moves switched on.
final class IdleTest {
  private static final int WATCHED = 3000;
  private static final String COUNT =
      """
      () => {
        window.frames_asked = 0;
        const ask = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (run) => {
          window.frames_asked++;
          return ask(run);
        };
      }
      """;
  @RegisterExtension static final Site site = new Site();

  @Test
  void a_question_that_waits_repaints_nothing_at_a_desk() throws Exception {
    rests(site.visitor(1440, 900, "pace: 'normal', motion: 'full', name: 'Ana'"));
  }

  @Test
  void a_question_that_waits_repaints_nothing_on_a_phone() throws Exception {
    rests(site.visitor(390, 844, "pace: 'normal', motion: 'full', name: 'Ana'"));
  }

  private static void rests(Page page) throws Exception {
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "select").open();
    guest.form().waitFor();
    // What moves for a while comes to an end; what never ended would be waited for in vain.
    page.waitForFunction("() => document.getAnimations().length === 0");
    page.evaluate(COUNT);
    CDPSession session = page.context().newCDPSession(page);
    session.send("Performance.enable");
    JsonObject before = session.send("Performance.getMetrics");
    page.waitForTimeout(WATCHED);
    JsonObject after = session.send("Performance.getMetrics");
    assertThat(((Number) page.evaluate("window.frames_asked")).intValue())
        .as("frames that the page asked for")
        .isZero();
    for (String what : new String[] {"LayoutCount", "RecalcStyleCount"})
      assertThat(metric(after, what) - metric(before, what)).as(what).isLessThanOrEqualTo(1);
    assertThat(page.evaluate("document.getAnimations().length")).isEqualTo(0);
  }

  private static double metric(JsonObject metrics, String name) {
    for (JsonElement each : metrics.getAsJsonArray("metrics"))
      if (each.getAsJsonObject().get("name").getAsString().equals(name))
        return each.getAsJsonObject().get("value").getAsDouble();
    throw new AssertionError("no figure " + name);
  }
}
