package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A window of 1280 by 1024 enlarged to 400 %, which is 320 by 256 to the page: nothing is cut off
/// at the side, and one scrolls in one direction only.
final class ZoomTest {
  /// What one could press or read that reaches beyond the sides of the window.
  private static final String CUT =
      """
      () => [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p')]
        .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((it) => !it.closest('.sr-only, .skip-link, [aria-hidden=true]'))
        // What lies in a row that can be scrolled is reached there.
        .filter((it) => {
          for (let up = it.parentElement; up; up = up.parentElement)
            if (/auto|scroll/.test(getComputedStyle(up).overflowX)
                && up.scrollWidth > up.clientWidth) return false;
          return true;
        })
        .filter((it) => {
          const box = it.getBoundingClientRect();
          return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
        })
        .map((it) => it.outerHTML.slice(0, 120))
      """;

  @RegisterExtension static final Site site = new Site();

  private static void fits(Page page, String what) {
    assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
        .as(what + " is scrolled in one direction only")
        .isLessThanOrEqualTo(320);
    assertThat((List<?>) page.evaluate(CUT)).as(what + " is not cut off").isEmpty();
  }

  @Test
  void pages_around_the_table_fit() {
    Page page = site.visitor(320, 256);
    for (String path :
        List.of(
            "", "new", "learn", "puzzle", "watch", "help", "settings", "catalogue", "workshop")) {
      page.navigate(site.address() + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).first().waitFor();
      fits(page, "/" + path);
    }
  }

  @Test
  void at_the_table_every_answer_can_be_reached_and_given() throws Exception {
    Page page = site.visitor(320, 256);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "select").open();
    guest.form().waitFor();
    fits(page, "the table");
    Locator answers = guest.form().locator("[data-option]");
    assertThat(answers.count()).isGreaterThan(1);
    for (Locator answer : answers.all()) {
      answer.scrollIntoViewIfNeeded();
      BoundingBox box = answer.boundingBox();
      assertThat(box.x).isGreaterThanOrEqualTo(0);
      assertThat(box.x + box.width).isLessThanOrEqualTo(321);
      // The middle of it lies in the window, and nothing lies over it.
      assertThat(box.y + box.height / 2).isBetween(0.0, 256.0);
    }
    long before = Guest.encounter(guest.view());
    assertThat(before).isGreaterThan(1);
    String asked = guest.view().getAsJsonArray("prompts").toString();
    answers.first().click();
    page.locator("[data-primary]:visible").first().click();
    page.waitForCondition(() -> !guest.view().getAsJsonArray("prompts").toString().equals(asked));
  }

  @Test
  void the_text_view_fits() throws Exception {
    Page page = site.visitor(320, 256, "pace: 'instant', motion: 'less', name: 'Ana', text: true");
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "select").open();
    guest.form().waitFor();
    fits(page, "the text view");
  }
}
