package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Everything that one presses on a phone is at least 44 pixels high, on every page and at the
/// table with all that it can show.
final class ThumbTest {
  /// What is lower: what a press hits counts, which may be more than is drawn. A tick counts with
  /// its label.
  private static final String LOW =
      """
      () => {
        const pressed = 'button, a[href], input, select, textarea, summary, [role=tab], [role=button]';
        const low = [];
        for (const it of document.querySelectorAll(pressed)) {
          if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const whole = it.matches('[type=checkbox], [type=radio]') ? (it.closest('label') ?? it) : it;
          const box = whole.getBoundingClientRect();
          if (box.width < 2 || box.height < 2) continue;
          const around = getComputedStyle(it, '::after');
          const more = around.position === 'absolute' ? parseFloat(around.height) || 0 : 0;
          const high = Math.max(box.height, more);
          if (high < 43.5) low.push(`${whole.outerHTML.slice(0, 120)} is ${Math.round(high)} high`);
        }
        return [...new Set(low)];
      }
      """;

  /// Whether a press on the middle of this hits it.
  private static final String ON_TOP =
      """
      (it) => {
        const box = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
      }
      """;

  private static final String SIDES_IN_VIEW =
      "() => { const all = [...document.querySelectorAll('.prompts .sides button')];"
          + " return all.length === 2 && all.every("
          + ON_TOP.strip()
          + "); }";

  @RegisterExtension static final Site site = new Site();

  private static void check(Page page, String what) {
    Screen.atRest(page);
    assertThat((List<?>) page.evaluate(LOW)).as(what).isEmpty();
  }

  private static Locator button(Page page, String begin) {
    return page.getByRole(
            AriaRole.BUTTON,
            new Page.GetByRoleOptions().setName(Pattern.compile("^" + begin + "\\b")))
        .first();
  }

  @Test
  void pages_around_the_table() {
    Page page = site.phone(390, 844);
    for (String path :
        List.of(
            "",
            "new",
            "watch",
            "settings",
            "help",
            "learn",
            "learn/encounter",
            "puzzle",
            "catalogue",
            "catalogue/zombie",
            "workshop")) {
      page.navigate(site.address() + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).first().waitFor();
      check(page, "/" + path);
    }
    Guest.host(page, site.address(), TogetherTest.twoPeople("relaxed")).open();
    page.getByText("Waits for").first().waitFor();
    check(page, "the lobby");
  }

  @Test
  void the_table_and_its_sheets() throws Exception {
    Page page = site.phone(390, 844);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "select").open();
    guest.form().waitFor();
    check(page, "the board");
    for (String tab : List.of("Hand", "Tech", "Log")) {
      button(page, tab).click();
      page.locator(".sheet > .grip").waitFor();
      check(page, tab);
      if (tab.equals("Log"))
        for (String part : List.of("Deal", "Chat", "Why", "Help")) {
          page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(part)).click();
          check(page, part);
        }
      page.locator(".sheet > .close").click();
    }
    button(page, "Menu").click();
    check(page, "the menu");
  }

  @Test
  void who_is_invited_by_both_sees_the_sides_beside_every_planet() throws Exception {
    Page page = site.phone(390, 844);
    page.navigate(site.address());
    Guest guest = Party.seen(page, site.address(), "off", ThumbTest::isTorn);
    guest.open().form().waitFor();
    Locator last = page.locator(".prompts .places button.more").last();
    last.scrollIntoViewIfNeeded();
    Screen.atRest(page);
    assertThat((boolean) page.evaluate(SIDES_IN_VIEW)).as("both sides can be pressed").isTrue();
    assertThat((boolean) last.evaluate(ON_TOP)).as("and so can the last planet").isTrue();
  }

  // Whether both sides invite this seat.
  private static boolean isTorn(JsonObject view) {
    return Party.asked(view).equals("join")
        && view.get("prompts").toString().contains("\"prompt.join.both\"");
  }

  @Test
  void a_warning_covers_no_place_that_may_still_be_picked() throws Exception {
    Page page = site.phone(360, 640);
    page.navigate(site.address());
    Guest guest = null;
    for (int seed = 1; guest == null; seed++) {
      Guest next = Guest.alone(page, site.address(), "odyssey", 4);
      if (new Party(seed, next).until(views -> isWarned(views.getFirst()), (p, v) -> null))
        guest = next;
    }
    guest.open();
    JsonObject prompt = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    List<String> places = List.copyOf(from(prompt).keySet());
    Locator more = page.locator(".places .more");
    for (String place : warned(prompt))
      for (int ships = 0; ships < from(prompt).get(place).getAsInt(); ships++)
        more.nth(places.indexOf(place)).tap();
    for (int at = 0; at < places.size(); at++)
      if (more.nth(at).isEnabled()) more.nth(at).tap(new Locator.TapOptions().setTrial(true));
    assertThat(page.locator("#table-prompt .stakes").innerText())
        .as("what is said of the places that become empty")
        .contains(warned(prompt));
  }

  // Whether two places can be emptied before all ships are picked.
  private static boolean isWarned(JsonObject view) {
    if (Guest.encounter(view) < 2 || view.getAsJsonArray("prompts").isEmpty()) return false;
    JsonObject prompt = view.getAsJsonArray("prompts").get(0).getAsJsonObject();
    return warned(prompt).size() == 2;
  }

  private static List<String> warned(JsonObject prompt) {
    JsonObject gesture = prompt.getAsJsonObject("gesture");
    if (!gesture.get("kind").getAsString().equals("ships")) return List.of();
    List<String> warned = new ArrayList<>();
    int left = gesture.get("most").getAsInt() - 1;
    for (JsonElement each : prompt.getAsJsonArray("options")) {
      JsonObject option = each.getAsJsonObject();
      String place = option.get("notation").getAsString();
      if (!option.has("warning") || !from(prompt).has(place)) continue;
      left -= from(prompt).get(place).getAsInt();
      if (left >= 0 && warned.size() < 2) warned.add(place);
    }
    return warned;
  }

  private static JsonObject from(JsonObject prompt) {
    return prompt.getAsJsonObject("gesture").getAsJsonObject("from");
  }

  @Test
  void what_others_have_done_meanwhile_is_one_press_away() throws Exception {
    Page page = site.phone(390, 844);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "join").open();
    int encounter = Guest.encounter(guest.view());
    // The page knows when its reader moved; nobody else answers before its answer is taken.
    JsonElement asked = guest.view().get("prompts");
    page.locator("#table-prompt [data-pass]").click();
    page.waitForCondition(() -> !guest.view().get("prompts").equals(asked));
    assertThat(
            new Party(2, guest)
                .until(
                    views ->
                        Guest.encounter(views.getFirst()) > encounter
                            && !Party.asked(views.getFirst()).isEmpty(),
                    (prompt, view) -> null))
        .isTrue();
    Locator tab =
        page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Meanwhile")));
    tab.click();
    Locator sheet = page.locator("div.sheet");
    sheet.getByText("Since your last move").waitFor();
    assertThat(sheet.locator("ol > li").count()).as("lines").isPositive();
    check(page, "what happened meanwhile");
    BoundingBox box = sheet.boundingBox();
    assertThat(box.y + box.height)
        .as("where the sheet ends: the question stays in sight")
        .isLessThanOrEqualTo(page.locator("#table-prompt").boundingBox().y + 1);
  }

  @Test
  void the_end_of_a_game_and_its_replay() throws Exception {
    Page page = site.phone(390, 844);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    assertThat(new Party(6, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    guest.open().page().locator("section.end").waitFor();
    page.locator("section.end").getByText("Shuffle verified").waitFor();
    check(page, "the end screen");
    page.locator("section.end").getByText("Replay").click();
    page.waitForURL("**/g/*");
    page.locator("#table-prompt button").first().waitFor();
    check(page, "the replay");
  }
}
