package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How pages look, and to whom: an accessibility scan without serious findings (acceptance check
/// 9), every visible word by key (check 7), pictures at three sizes in `target/pictures`.
@Tag("long")
final class LookTest {
  @TempDir static Path folder;
  private static Site site;
  private static String address;

  @BeforeAll
  static void open() {
    site = new Site(folder);
    address = site.address().toString();
  }

  @AfterAll
  static void close() {
    if (site != null) site.close();
  }

  private static void scan(Page page, String what) {
    AxeResults results =
        new AxeBuilder(page)
            .withTags(List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa"))
            .analyze();
    List<String> serious =
        results.getViolations().stream()
            .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
            .map(
                rule ->
                    rule.getId()
                        + ": "
                        + rule.getHelp()
                        + " "
                        + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList())
            .toList();
    assertThat(serious).as(what).isEmpty();
  }

  @Test
  void no_serious_findings_on_the_pages_around_the_table() {
    Page page = site.visitor(1280, 800);
    for (String path : List.of("", "new", "watch", "settings", "help")) {
      page.navigate(address + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).waitFor();
      page.waitForTimeout(300);
      scan(page, "/" + path);
    }
  }

  @Test
  void no_serious_findings_at_the_table_and_pictures_of_it() {
    Page page = site.visitor(1440, 900);
    page.navigate(address);
    String table = Tables.alone(page, address, "odyssey", 4);
    page.navigate(address + "t/" + table);
    page.getByText("Which alien will you play?").first().waitFor();
    scan(page, "choosing an alien");
    for (int i = 0; i < 14; i++) {
      page.keyboard().press("1");
      page.waitForTimeout(150);
      page.keyboard().press("Enter");
      page.waitForTimeout(250);
    }
    scan(page, "the table");
    page.screenshot(picture("table-desktop"));
    page.setViewportSize(1024, 768);
    page.waitForTimeout(300);
    page.screenshot(picture("table-tablet"));
    page.setViewportSize(390, 780);
    page.waitForTimeout(300);
    scan(page, "the table on a phone");
    page.screenshot(picture("table-phone"));
    page.setViewportSize(1000, 800);
    page.keyboard().press("v");
    page.waitForTimeout(400);
    scan(page, "the text view");
  }

  @Test
  void every_visible_word_has_a_key() {
    Page page = site.visitor(1440, 900);
    page.addInitScript(
        "localStorage.setItem('hypergate',"
            + " JSON.stringify({ pace: 'instant', motion: 'less', locale: 'en-XA', name: 'ß' }));");
    for (String path : List.of("", "settings", "help")) {
      page.navigate(address + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).waitFor();
      assertThat(plainWords(page)).as("words without a key on /" + path).isEmpty();
    }
  }

  // In the language for testers every letter of the page's words wears an accent.
  private static List<String> plainWords(Page page) {
    Object found =
        page.evaluate(
            "() => { const seen = []; const walk = document.createTreeWalker(document.body,"
                + " NodeFilter.SHOW_TEXT); for (let node; (node = walk.nextNode()); ) { const text"
                + " = node.textContent.trim(); const at = node.parentElement; if (!text ||"
                + " at.closest('kbd,code,svg,option,script,style')) continue; if"
                + " (/[a-z]{4,}/.test(text)) seen.push(text); } return seen; }");
    return ((List<?>) found)
        .stream().map(String::valueOf).filter(text -> !text.equals("Hypergate")).toList();
  }

  private static Page.ScreenshotOptions picture(String name) {
    return new Page.ScreenshotOptions().setPath(Path.of("target", "pictures", name + ".png"));
  }
}
