package hypergate.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// The accessibility scanner axe, run in the page itself: it is loaded once into each document, and
/// tells of violations alone.
final class Axe {
  private static final String SCRIPT = script();

  /// Of the entries of the catalogue that one component draws, the first twelve are scanned.
  private static final String RUN =
      """
      async (options) => {
        const rest = 'main :is(ul.list > li, ul.cards > li, article):nth-child(n + 13)';
        const where = location.pathname === '/catalogue' ? { exclude: [rest] } : document;
        const { violations } = await axe.run(where, { ...options, resultTypes: ['violations'] });
        return violations
          .filter((rule) => ['serious', 'critical'].includes(rule.impact))
          .map((rule) => {
            const nodes = rule.nodes.slice(0, 3).map((it) => it.html + ' ' + it.failureSummary);
            return rule.id + ': ' + rule.help + ' ' + nodes.join('; ');
          });
      }
      """;

  private Axe() {}

  /// Serious findings of some rules alone.
  static List<?> rules(Page page, String... names) {
    return run(page, Map.of("runOnly", Map.of("type", "rule", "values", List.of(names))));
  }

  /// Serious findings of all rules with these tags, and of one more rule, which axe tries out only
  /// when asked.
  static List<?> tags(Page page, List<String> tags, String more) {
    return run(
        page,
        Map.of(
            "runOnly",
            Map.of("type", "tag", "values", tags),
            "rules",
            Map.of(more, Map.of("enabled", true))));
  }

  private static List<?> run(Page page, Map<String, Object> options) {
    if ((boolean) page.evaluate("() => !('axe' in window)"))
      page.evaluate("() => {" + SCRIPT + "}");
    return (List<?>) page.evaluate(RUN, options);
  }

  private static String script() {
    try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
      if (script == null) throw new IllegalStateException("axe has no script");
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
