package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Boxes of one size hold what they say: no line of what is at stake is cut, no question and no
/// phase, and each side that may be joined can be pressed.
final class RoomTest {
  /// Words that are cut off where a question is asked and in the top bar, and answers beside their
  /// column.
  private static final String CUT =
      """
      () => {
        const cut = [];
        for (const it of document.querySelectorAll('.stakes, #table-prompt legend, header.strip *')) {
          if (!it.checkVisibility() || it.closest('.sr-only')) continue;
          const style = getComputedStyle(it);
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
            cut.push(`${it.className}: ${it.innerText}`);
        }
        const column = document.querySelector('#table-prompt').getBoundingClientRect();
        for (const it of document.querySelectorAll('#table-prompt .option')) {
          const box = it.getBoundingClientRect();
          if (box.left < column.left || box.right > column.right) cut.push(`aside: ${it.innerText}`);
        }
        return cut;
      }
      """;

  @RegisterExtension static final Site site = new Site();

  @Test
  void nothing_that_is_asked_is_cut() throws Exception {
    Page page = site.visitor(1440, 900);
    for (String prompt : List.of("invite", "join", "select", "use")) {
      page.navigate(site.address());
      Guest guest = Party.asked(page, site.address(), "odyssey", prompt).open();
      for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {1024, 768}, {390, 844}}) {
        page.setViewportSize(size[0], size[1]);
        guest.form().waitFor();
        page.waitForTimeout(300);
        assertThat((List<?>) page.evaluate(CUT)).as(prompt + " at " + size[0]).isEmpty();
      }
    }
  }

  @Test
  void of_two_invitations_either_can_be_taken() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = null;
    for (int seed = 1; guest == null; seed++) {
      Guest next = Guest.alone(page, site.address(), "off", 4);
      boolean isInvited =
          new Party(seed, next)
              .until(
                  views -> {
                    var prompts = views.getFirst().getAsJsonArray("prompts");
                    return !prompts.isEmpty()
                        && prompts
                            .get(0)
                            .getAsJsonObject()
                            .getAsJsonObject("title")
                            .get("key")
                            .getAsString()
                            .equals("prompt.join.both");
                  },
                  (prompt, view) -> null);
      if (isInvited) guest = next;
    }
    guest.open().form().waitFor();
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
      page.setViewportSize(size[0], size[1]);
      page.waitForTimeout(300);
      assertThat((List<?>) page.evaluate(CUT)).as("at " + size[0]).isEmpty();
      page.locator(".sides").getByText("Defense").click();
      assertThat(page.locator(".sides [aria-pressed=true]").innerText()).contains("Defense");
    }
  }
}
