package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a table with everything on must find room for: hazards beside the board, five aliens to
/// choose two from, a chosen card below what stands above the hand.
final class FitTest {
  private static final String COVERED =
      """
      (name) => {
        const chips = [...document.querySelectorAll('.hazards button')];
        chips[0].childNodes[1].textContent = name;
        const chip = chips[0].getBoundingClientRect();
        return [...document.querySelectorAll('main .hit, main svg .portrait')]
          .map((it) => it.getBoundingClientRect())
          .filter((it) => it.left < chip.right && chip.left < it.right
              && it.top < chip.bottom && chip.top < it.bottom).length;
      }
      """;
  private static final String SCROLLS =
      """
      () => {
        const stage = document.querySelector('.stage');
        return stage.scrollHeight > stage.clientHeight + 1;
      }
      """;
  private static final String IN_SIGHT =
      """
      (it) => {
        const box = it.getBoundingClientRect();
        const at = (y) => document.elementFromPoint(box.x + box.width / 2, y);
        return [box.top + 2, box.bottom - 2].every((y) => it.contains(at(y)));
      }
      """;

  @RegisterExtension static final Site site = new Site();

  private static Guest table(Page page, String options) {
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"first-game",
         "options":{"planets":"4","seats":"4",%s},
         "seats":[{"kind":"person"}%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
        """
            .formatted(options, ",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(3));
    Guest guest = Guest.host(page, site.address(), wish);
    guest.command("start", "\"numbers\":\"1\"");
    return guest;
  }

  @Test
  void no_hazard_lies_on_a_system() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = null;
    for (int seed = 1; guest == null; seed++) {
      Guest next = table(page, "\"hazards\":\"both\",\"hazard.trigger\":\"everyEncounter\"");
      if (new Party(seed, next).until(views -> isThreatened(views.getFirst()), (p, v) -> null))
        guest = next;
    }
    guest.open();
    page.locator(".hazards button").first().waitFor();
    for (int[] size : new int[][] {{1280, 720}, {1440, 900}, {1920, 1080}, {390, 844}, {360, 640}})
      for (String name : new String[] {"Odd Way to Win a War", "Enforceable Cease Fire"}) {
        Screen.size(page, size[0], size[1]);
        assertThat(page.evaluate(COVERED, name)).as(name + " at " + size[0]).isEqualTo(0);
      }
  }

  private static boolean isThreatened(JsonObject view) {
    return !view.getAsJsonObject("piles").getAsJsonArray("hazards").isEmpty()
        && !view.getAsJsonArray("prompts").isEmpty();
  }

  @Test
  void beside_aliens_of_many_words_the_way_to_the_board_stays_in_sight() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    table(page, "\"technology\":\"off\"").open();
    page.locator(".stage li").first().waitFor();
    page.evaluate(
        "document.querySelectorAll('.stage .text').forEach((it) => (it.textContent += ' ' +"
            + " it.textContent.repeat(3)))");
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
      Screen.size(page, size[0], size[1]);
      assertThat(page.locator(".stage .away").evaluate(IN_SIGHT))
          .as("at " + size[0])
          .isEqualTo(true);
    }
  }

  @Test
  void of_five_aliens_two_are_chosen_without_scrolling() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = table(page, "\"powers\":\"2\",\"aliens.sets\":\"base+dominion+odyssey\"").open();
    page.locator(".stage").getByText("Choose the first of two").waitFor();
    assertThat(page.locator(".stage li").count()).isEqualTo(5);
    for (int[] size : new int[][] {{1440, 900}, {1920, 1080}, {390, 844}}) {
      Screen.size(page, size[0], size[1]);
      assertThat(page.evaluate(SCROLLS)).as("at " + size[0]).isEqualTo(false);
    }
    page.setViewportSize(1440, 900);
    JsonObject asked = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    String first =
        asked.getAsJsonArray("options").get(0).getAsJsonObject().get("notation").getAsString();
    guest.command("answer", Answering.to(asked, first));
    page.locator(".stage").getByText("Choose the second of two").waitFor();
    assertThat(page.locator(".stage .title").innerText().toLowerCase(java.util.Locale.ROOT))
        .contains(first);
    assertThat(page.locator(".stage li").count()).isEqualTo(4);
  }

  @Test
  void a_chosen_card_covers_nothing_above_the_hand() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = table(page, "\"technology\":\"off\"");
    Answering answers = new Answering(1);
    for (JsonObject view = guest.view(); !isAsked(view, "select"); view = guest.view()) {
      assertThat(Guest.isOver(view)).isFalse();
      if (!view.getAsJsonArray("prompts").isEmpty()) guest.send("answer", answers.next(view));
    }
    guest.open();
    page.locator("[data-option]").first().click();
    page.locator(".hand .picked").first().waitFor();
    page.evaluate("Promise.allSettled(document.getAnimations().map((it) => it.finished))");
    BoundingBox card = page.locator(".hand .picked .card > *").first().boundingBox();
    BoundingBox sort = page.locator(".hand .sort").boundingBox();
    assertThat(card.y).isGreaterThanOrEqualTo(sort.y + sort.height);
  }

  @Test
  void what_a_new_table_comes_to_leaves_its_options_in_sight() {
    Page page = site.visitor(390, 844);
    page.navigate(site.address() + "new");
    page.locator(".foot summary").waitFor();
    page.evaluate(
        "document.querySelectorAll('.several input:not(:checked)').forEach((it) => it.click())");
    for (int[] size : new int[][] {{390, 844}, {1024, 768}, {1440, 900}}) {
      Screen.size(page, size[0], size[1]);
      assertThat(page.locator(".foot").boundingBox().height)
          .as("at " + size[0])
          .isLessThan(size[1] / 4.0);
    }
  }

  private static boolean isAsked(JsonObject view, String prompt) {
    JsonArray prompts = view.getAsJsonArray("prompts");
    return !prompts.isEmpty()
        && prompts.get(0).getAsJsonObject().get("prompt").getAsString().equals(prompt);
  }
}
