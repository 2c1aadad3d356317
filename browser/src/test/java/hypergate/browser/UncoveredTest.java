package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What can be pressed can be reached: nothing lies over the question, and the end screen shows its
/// last button.
final class UncoveredTest {
  /// Buttons of the question whose middle belongs to something else.
  private static final String COVERED =
      """
      () => [...document.querySelectorAll('#table-prompt button')]
        .filter((it) => it.checkVisibility())
        .filter((it) => {
          const box = it.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return top !== null && top.closest('.dock-place') !== null;
        })
        .map((it) => it.textContent.trim() || it.ariaLabel)
      """;

  private static final String CUT =
      """
      (it) => {
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 2);
        return box.top < 0 || box.bottom > window.innerHeight || box.left < 0 || box.right > window.innerWidth
          || !(it.contains(top) || (top !== null && top.contains(it)));
      }
      """;

  /// Headings of the table of an ended game that have a word in two lines, and facts that are cut.
  private static final String BROKEN =
      """
      () => {
        const broken = [];
        for (const it of document.querySelectorAll('section.end thead th')) {
          const text = document.createRange();
          text.selectNodeContents(it);
          const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
          if (lines > it.textContent.trim().split(/\\s+/).length) broken.push(it.textContent);
        }
        const facts = document.querySelector('section.end .facts');
        if (facts.scrollHeight > facts.clientHeight + 1) broken.push(facts.innerText);
        return broken;
      }
      """;

  @RegisterExtension static final Site site = new Site();

  @Test
  void the_panel_beside_the_table_covers_no_button_of_the_question() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "select").open();
    guest.form().waitFor();
    for (int[] size :
        new int[][] {{1024, 768}, {1024, 700}, {820, 1180}, {1280, 720}, {1440, 900}}) {
      // With a panel or with a button that opens it.
      Screen.size(page, size[0], size[1]);
      Locator opens = page.locator(".drawer-open");
      if (opens.isVisible()) opens.click();
      page.locator("aside.dock-place .dock").waitFor();
      guest.form().waitFor();
      Screen.atRest(page);
      assertThat((List<?>) page.evaluate(COVERED)).as("at " + size[0] + "×" + size[1]).isEmpty();
      Locator closes = page.locator("aside.dock-place .close");
      if (closes.isVisible()) closes.click();
    }
  }

  @Test
  void the_end_of_a_game_shows_its_last_button_on_every_screen() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    assertThat(new Party(6, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    guest.open();
    Locator buttons = page.locator("section.end button, section.end a, .scene a");
    buttons.first().waitFor();
    page.locator("section.end").getByText("Shuffle verified").waitFor();
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
      Screen.size(page, size[0], size[1]);
      assertThat((List<?>) page.evaluate(BROKEN)).as("at " + size[0]).isEmpty();
    }
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {820, 1180}, {390, 844}, {360, 640}}) {
      Screen.size(page, size[0], size[1]);
      for (int at = 0; at < buttons.count(); at++) {
        Locator button = buttons.nth(at);
        if (!button.isVisible()) continue;
        // What is next stays in sight over what is scrolled, all of it.
        if (!(boolean) button.evaluate("it => it.closest('footer') !== null"))
          button.evaluate("it => it.scrollIntoView({ block: 'center' })");
        assertThat(button.evaluate(CUT))
            .as(button.innerText() + " is cut at " + size[0] + "×" + size[1])
            .isEqualTo(false);
      }
    }
  }
}
