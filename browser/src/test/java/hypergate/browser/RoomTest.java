package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
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
        // Titles of small cards stand within their cards, in whole words or at a hyphen that is right.
        for (const it of document.querySelectorAll('.hand .title')) {
          const box = it.closest('.card').getBoundingClientRect();
          const text = document.createRange();
          text.selectNodeContents(it);
          for (const line of text.getClientRects())
            if (line.left < box.left - 1 || line.right > box.right + 1) cut.push(`card: ${it.innerText}`);
        }
        const levels = document.querySelector('.cards .levels');
        if (levels && levels.scrollWidth > levels.clientWidth + 1) cut.push('levels');
        return cut;
      }
      """;

  /// What stands where the last button will be, in how many lines.
  private static final String CHOOSE =
      """
      () => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector('.choose'));
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }
      """;

  /// Whether a button's words reach beyond it.
  private static final String SPILLS =
      """
      (it) => {
        const box = it.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(it.querySelector('span'));
        return [...text.getClientRects()].some(
          (line) => line.top < box.top - 1 || line.bottom > box.bottom + 1
            || line.left < box.left || line.right > box.right);
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
        Screen.atRest(page);
        assertThat((List<?>) page.evaluate(CUT)).as(prompt + " at " + size[0]).isEmpty();
      }
    }
  }

  @Test
  void a_question_of_many_words_is_whole() throws Exception {
    for (String language : List.of("de", "fr")) {
      Page page =
          site.visitor(
              1024,
              768,
              "pace: 'instant', motion: 'less', name: 'Maximilian', locale: '" + language + "'");
      for (String prompt : List.of("join", "use")) {
        page.navigate(site.address());
        Guest guest = Party.asked(page, site.address(), "odyssey", prompt).open();
        for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
          Screen.size(page, size[0], size[1]);
          guest.form().waitFor();
          assertThat((List<?>) page.evaluate(CUT))
              .as(prompt + " in " + language + " at " + size[0])
              .isEmpty();
        }
      }
    }
  }

  @Test
  void where_the_window_is_narrow_all_that_is_at_stake_has_room() throws Exception {
    Page page = site.visitor(1024, 768);
    page.navigate(site.address());
    for (String prompt : List.of("aim", "select")) {
      Guest guest = Party.asked(page, site.address(), "off", prompt).open();
      guest.form().waitFor();
      Screen.atRest(page);
      assertThat(page.locator(".stakes li").count()).as(prompt).isEqualTo(3);
      assertThat(page.evaluate(CHOOSE)).as(prompt).isEqualTo(1);
    }
  }

  @Test
  void words_on_the_last_button_have_room_whatever_is_chosen() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "select").open();
    guest.form().waitFor();
    guest.form().locator("[data-option]").first().click();
    Locator last = guest.form().locator("[data-primary]");
    last.waitFor();
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}, {360, 640}}) {
      Screen.size(page, size[0], size[1]);
      last.waitFor();
      for (String name : List.of("Use Reinforcement +2", "Use Philanthropist flare (super)")) {
        last.locator("span").first().evaluate("(it, name) => (it.textContent = name)", name);
        Screen.atRest(page);
        assertThat(last.evaluate(SPILLS)).as(name + " at " + size[0]).isEqualTo(false);
      }
    }
  }

  @Test
  void what_a_card_says_of_itself_ends_with_a_line() throws Exception {
    Page page = site.visitor(390, 844, "pace: 'instant', motion: 'less', name: 'Ana'");
    page.navigate(site.address());
    Guest guest = null;
    for (int seed = 1; guest == null; seed++) {
      Guest next = Guest.alone(page, site.address(), "off", 4);
      if (new Party(seed, next)
          .until(views -> Party.asked(views.getFirst()).endsWith("/side"), (prompt, view) -> null))
        guest = next;
    }
    guest.open().form().waitFor();
    page.locator(".carded .tip").waitFor();
    Screen.atRest(page);
    assertThat((List<?>) page.evaluate(CUT)).isEmpty();
  }

  @Test
  void the_name_of_a_tech_is_whole_above_what_can_be_done_with_it() throws Exception {
    Page page = site.visitor(1024, 768);
    page.navigate(site.address());
    Party.asked(page, site.address(), "odyssey", "tech-action").open().form().waitFor();
    Locator name = page.locator("#table-prompt .tech .name").first();
    name.evaluate("(it) => (it.textContent = 'Infinity Calculator')");
    assertThat(name.evaluate("(it) => it.scrollWidth > it.clientWidth")).isEqualTo(false);
  }

  @Test
  void the_matrix_of_levels_is_whole_beside_a_hand() throws Exception {
    Page page = site.visitor(1024, 768);
    page.navigate(site.address());
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"first-game",
         "options":{"technology":"off","levels":"true","seats":"3"},
         "seats":[{"kind":"person"},{"kind":"machine","machine":"novice"},
          {"kind":"machine","machine":"novice"}],
         "clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
        """;
    Guest guest = Guest.host(page, site.address(), wish);
    guest.command("start", "\"numbers\":\"1\"");
    assertThat(
            new Party(1, guest)
                .until(views -> Guest.encounter(views.getFirst()) > 0, (prompt, view) -> null))
        .isTrue();
    guest.open().form().waitFor();
    page.locator(".cards .levels").waitFor();
    Screen.atRest(page);
    assertThat((List<?>) page.evaluate(CUT)).isEmpty();
  }

  @Test
  void a_board_lies_as_its_reader_sits_after_a_narrow_window() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "aim").open();
    guest.form().waitFor();
    String own = page.locator("[role=rowheader]").first().getAttribute("aria-label");
    page.setViewportSize(390, 844);
    page.locator(".table.phone").waitFor();
    Screen.atRest(page);
    page.setViewportSize(1440, 900);
    page.locator(".table.desktop").waitFor();
    assertThat(page.locator("[role=rowheader]").first().getAttribute("aria-label")).isEqualTo(own);
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
      Screen.size(page, size[0], size[1]);
      assertThat((List<?>) page.evaluate(CUT)).as("at " + size[0]).isEmpty();
      page.locator(".sides").getByText("Defense").click();
      assertThat(page.locator(".sides [aria-pressed=true]").innerText()).contains("Defense");
    }
  }
}
