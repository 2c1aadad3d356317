package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Tables where there is much to show: eight seats, six and more of them in one encounter, tokens
/// and cards on the sheets of aliens. No word lies on another, and nothing is cut.
final class CrowdTest {
  private static final int[][] SIZES = {{1440, 900}, {1280, 720}, {1024, 768}};
  private static final int GAMES = 20;
  private static final String MANY = "\"technology\":\"off\",\"seats\":\"8\"";

  /// Pairs of words on the board that lie on each other, and words under the buttons that enlarge
  /// it. Edges may touch.
  private static final String COVERED =
      """
      () => {
        const texts = [...document.querySelectorAll('.board-place svg :is(.name, .beside, .count, .role, .notes, .piece text)')];
        const boxes = texts
          .filter((it) => it.checkVisibility() && it.textContent.trim() && it.closest('text') === it)
          .map((it) => ({ said: it.textContent.trim(), box: it.getBoundingClientRect() }));
        for (const it of document.querySelectorAll('.board-place .tools button'))
          boxes.push({ said: it.ariaLabel, box: it.getBoundingClientRect() });
        const covered = [];
        boxes.forEach((one, at) => {
          for (const other of boxes.slice(at + 1)) {
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (wide > 3 && high > 5) covered.push(`${one.said} on ${other.said}`);
          }
        });
        return covered;
      }
      """;

  private static final String CUT =
      """
      () => [...document.querySelectorAll('.scales .fleet')]
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.innerText)
      """;

  /// How many pieces the board shows, and how many of them lie on it wholly.
  private static final String PIECES =
      """
      () => {
        const place = document.querySelector('.board-place').getBoundingClientRect();
        const pieces = [...document.querySelectorAll('.board-place .piece')].map((it) => it.getBoundingClientRect());
        const inside = pieces.filter(
          (box) => box.left >= place.left && box.right <= place.right && box.top >= place.top && box.bottom <= place.bottom);
        return { pieces: pieces.length, inside: inside.length };
      }
      """;

  @RegisterExtension static final Site site = new Site();

  private static Guest table(Page page, String options, String aliens, int seats) {
    String machines = ",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(seats - 1);
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"first-game","options":{%s},"aliens":[%s],
         "seats":[{"kind":"person"}%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
        """
            .formatted(options, aliens, machines);
    Guest guest = Guest.host(page, site.address(), wish);
    guest.command("start", "\"numbers\":\"1\"");
    return guest;
  }

  private static Guest until(
      Page page, String options, String aliens, int seats, Predicate<JsonObject> wanted)
      throws InterruptedException {
    page.navigate(site.address());
    for (int seed = 1; seed <= GAMES; seed++) {
      Guest guest = table(page, options, aliens, seats);
      if (new Party(seed, guest).until(views -> wanted.test(views.getFirst()), (p, v) -> null))
        return guest;
    }
    throw new AssertionError("no game of " + GAMES + " came to it");
  }

  private static void look(Page page, String where) {
    for (int[] size : SIZES) {
      Screen.size(page, size[0], size[1]);
      String at = where + " at " + size[0] + "×" + size[1];
      assertThat((List<?>) page.evaluate(COVERED))
          .as("words that lie on each other, " + at)
          .isEmpty();
      assertThat((List<?>) page.evaluate(CUT)).as("fleets that are cut, " + at).isEmpty();
    }
  }

  // How many players have ships on one side.
  private static int most(JsonObject view) {
    if (!view.get("encounter").isJsonObject()) return 0;
    JsonObject sides = view.getAsJsonObject("encounter").getAsJsonObject("sides");
    int most = 0;
    for (String side : List.of("offense", "defense"))
      most = Math.max(most, 1 + sides.getAsJsonObject(side).getAsJsonObject("allies").size());
    return most;
  }

  @Test
  void eight_seats_and_six_on_one_side_can_be_read() throws Exception {
    Page page = site.visitor(1440, 900);
    Guest guest =
        until(page, MANY, "", 8, view -> most(view) >= 6 && Party.asked(view).equals("select"));
    guest.open().form().waitFor();
    assertThat(page.locator(".scales .fleet li").count()).isGreaterThanOrEqualTo(7);
    look(page, "eight seats");
  }

  @Test
  void before_aliens_are_known_names_of_planets_lie_on_nothing() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    table(page, "\"technology\":\"off\",\"seats\":\"4\"", "", 4).open();
    page.locator(".stage .away").click();
    page.locator(".stage")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    look(page, "before the first encounter");
  }

  @Test
  void what_lies_on_sheets_is_on_the_board() throws Exception {
    Page page = site.visitor(1440, 900);
    String options =
        "\"technology\":\"off\",\"aliens.sets\":\"base+conflict+storm+odyssey\",\"seats\":\"4\"";
    String aliens =
        "\"warrior\",\"miser\",\"industrialist\",\"citadel\",\"tyrant\",\"decoy\",\"assessor\",\"chosen\"";
    Guest guest =
        until(
            page,
            options,
            aliens,
            4,
            view -> Guest.encounter(view) > 2 && lies(view) && Party.asked(view).equals("select"));
    guest.open().form().waitFor();
    for (int[] size : new int[][] {{1440, 900}, {1024, 768}, {390, 844}}) {
      Screen.size(page, size[0], size[1]);
      Map<?, ?> shown = (Map<?, ?>) page.evaluate(PIECES);
      assertThat(shown.get("inside")).as("at " + size[0]).isEqualTo(shown.get("pieces"));
      // A phone shows one system large.
      if (size[0] > 600) assertThat(shown.get("pieces")).isNotEqualTo(0);
    }
    look(page, "pieces");
  }

  // Whether cards or tokens lie on somebody's sheet.
  private static boolean lies(JsonObject view) {
    for (JsonElement seat : view.getAsJsonArray("seats")) {
      JsonElement powers = seat.getAsJsonObject().get("powers");
      if (powers == null || !powers.isJsonArray()) continue;
      for (JsonElement power : powers.getAsJsonArray()) {
        JsonElement pile = power.getAsJsonObject().get("pile");
        if (pile != null
            && pile.isJsonObject()
            && pile.getAsJsonObject().get("size").getAsInt() > 0) return true;
      }
    }
    return false;
  }
}
