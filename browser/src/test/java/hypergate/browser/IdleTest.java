package hypergate.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A table at which nothing moves uses no processor: no animation goes on, no frame is asked for,
/// nothing is laid out or styled anew, with everything that moves switched on.
final class IdleTest {
  private static final int WATCHED = 3000;
  private static final int LOOKS = 4;
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
    page.waitForLoadState(LoadState.NETWORKIDLE);
    page.evaluate(COUNT);
    CDPSession session = page.context().newCDPSession(page);
    session.send("Performance.enable");
    // What was still on its way when the question came may be drawn; a page that rests does so
    // from the second look on, one that never rests is never found still.
    String moved = "";
    for (int look = 0; look < LOOKS; look++) {
      moved = moved(page, session);
      if (moved.isEmpty()) return;
    }
    throw new AssertionError("nobody did anything for three seconds, and the page did:" + moved);
  }

  // What the page did in three seconds in which nobody did anything; empty when it rested.
  private static String moved(Page page, CDPSession session) {
    page.evaluate("window.frames_asked = 0");
    JsonObject before = session.send("Performance.getMetrics");
    page.waitForTimeout(WATCHED);
    JsonObject after = session.send("Performance.getMetrics");
    StringBuilder moved = new StringBuilder();
    int frames = ((Number) page.evaluate("window.frames_asked")).intValue();
    if (frames > 0) moved.append(" frames asked for ").append(frames);
    for (String what : new String[] {"LayoutCount", "RecalcStyleCount"}) {
      double more = metric(after, what) - metric(before, what);
      if (more > 1) moved.append(' ').append(what).append(' ').append(more);
    }
    int animations = ((Number) page.evaluate("document.getAnimations().length")).intValue();
    if (animations > 0) moved.append(" animations ").append(animations);
    return moved.toString();
  }

  private static double metric(JsonObject metrics, String name) {
    for (JsonElement each : metrics.getAsJsonArray("metrics"))
      if (each.getAsJsonObject().get("name").getAsString().equals(name))
        return each.getAsJsonObject().get("value").getAsDouble();
    throw new AssertionError("no figure " + name);
  }
}
