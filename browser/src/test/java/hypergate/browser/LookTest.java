package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// How pages look, and to whom: an accessibility scan without serious findings in dark and light
/// (acceptance check 9), and pictures at three sizes in `target/pictures`.
final class LookTest {
  private static final List<String> STANDARD = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");
  private static final String NAMES = "label-content-name-mismatch";

  @RegisterExtension static final Site site = new Site();

  /// Scans a page in the light theme for its colours, and in the dark one for everything.
  static void scan(Page page, String what) {
    wear(page, ColorScheme.LIGHT);
    assertThat(Axe.rules(page, "color-contrast")).as(what + ", light").isEmpty();
    wear(page, ColorScheme.DARK);
    // Who speaks to the page says what is written on a button.
    assertThat(Axe.tags(page, STANDARD, NAMES)).as(what + ", dark").isEmpty();
  }

  // Changes the theme and brings every colour that fades to its end: what inherits a colour begins
  // to fade only when that has come to its own end, so this is done until nothing fades any more.
  private static void wear(Page page, ColorScheme scheme) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    page.evaluate(
        """
        () => {
          for (;;) {
            const fading = document.getAnimations().filter((it) => it instanceof CSSTransition);
            if (fading.length === 0) return;
            fading.forEach((it) => it.finish());
          }
        }
        """);
  }

  @Test
  void a_scan_finds_what_is_wrong() {
    Page page = site.visitor(800, 600);
    page.setContent(
        "<main><p style='color:#777;background:#888'>Hardly to be read</p><img>"
            + "<button aria-label='Other'>Read me</button></main>");
    assertThat(Axe.rules(page, "color-contrast").toString()).contains("color-contrast:");
    assertThat(Axe.tags(page, STANDARD, NAMES).toString())
        .contains("color-contrast:", "image-alt:", NAMES + ":");
  }

  @Test
  void no_serious_findings_on_the_pages_around_the_table() {
    Page page = site.visitor(1280, 800);
    for (String path : List.of("", "new", "watch", "settings", "help", "workshop")) {
      page.navigate(site.address() + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).waitFor();
      scan(page, "/" + path);
    }
    Guest.host(page, site.address(), TogetherTest.twoPeople("relaxed")).open();
    page.getByText("Waits for").first().waitFor();
    scan(page, "the lobby");
  }

  @Test
  void no_serious_findings_at_the_table_and_pictures_of_it() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest.alone(page, site.address(), "odyssey", 4).open();
    // The bar asks before the cards lie over the board.
    page.getByText("Look at the board").waitFor();
    scan(page, "choosing an alien");
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "select");
    guest.open().form().waitFor();
    scan(page, "the table");
    wear(page, ColorScheme.LIGHT);
    page.screenshot(Site.picture("table-light"));
    wear(page, ColorScheme.DARK);
    page.screenshot(Site.picture("table-desktop"));
    page.setViewportSize(820, 1180);
    page.screenshot(Site.picture("table-tablet"));
    page.setViewportSize(360, 640);
    page.screenshot(Site.picture("table-phone"));
    scan(page, "the table on a phone");
    page.setViewportSize(1000, 800);
    page.keyboard().press("v");
    page.locator("#text-decision").waitFor();
    scan(page, "the text view");
    page.keyboard().press("v");
  }

  @Test
  void no_serious_findings_on_the_end_screen_and_in_the_replay() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    assertThat(new Party(6, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    guest.open().page().locator("section.end").waitFor();
    scan(page, "the end screen");
    page.screenshot(Site.picture("end-desktop"));
    page.locator("section.end").getByText("Replay").click();
    page.waitForURL("**/g/*");
    page.locator("#table-prompt button").first().waitFor();
    scan(page, "the replay");
    page.screenshot(Site.picture("replay-desktop"));
  }
}
