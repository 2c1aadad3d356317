package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The server is killed without warning in every phase and started again: the page comes back to
/// the same prompt by itself, with the same clock, and nothing is lost or done twice (acceptance
/// check 5).
final class KillTest {
  /// Phases in which everybody is asked sooner or later.
  private static final Set<String> CERTAIN =
      Set.of("setup", "regroup", "launch", "alliance", "planning");

  /// Phases in which somebody is asked only when the cards are so.
  private static final Set<String> CHANCE = Set.of("resolution", "next-encounter", "reveal");

  private static final int GAMES = 4;
  private static final String CLOCK =
      "{\"mode\":\"live\",\"bankSeconds\":3600,\"promptSeconds\":600}";
  @RegisterExtension static final Site site = new Site();

  @Test
  void killed_in_every_phase_nothing_is_lost() throws Exception {
    try (Killable server = new Killable(site.folder())) {
      server.start();
      Page page = site.visitor(1280, 800);
      page.navigate(server.address());
      Set<String> left = new HashSet<>(CERTAIN);
      left.addAll(CHANCE);
      for (int game = 0; game < GAMES && needed(left, game); game++) {
        String technology = game % 2 == 0 ? "odyssey" : "off";
        play(Guest.alone(page, server.address(), technology, 3, CLOCK).open(), server, left, game);
      }
      assertThat(left).as("phases in which nobody was asked").isSubsetOf(CHANCE);
      // Nobody looks any more when the server goes for good.
      page.close();
      // What the browser says of a line that breaks is not the page's fault.
      site.forgive("WebSocket connection to");
      site.forgive("net::ERR_");
    }
  }

  // A first game gets what chance brings; more games only for phases that must come.
  private static boolean needed(Set<String> left, int game) {
    return game == 0 || left.stream().anyMatch(CERTAIN::contains);
  }

  private static void play(Guest guest, Killable server, Set<String> left, int game)
      throws Exception {
    Answering answering = new Answering(game + 1L);
    String last = "";
    JsonObject view = guest.view();
    for (int n = 0; n < 400 && !Guest.isOver(view) && !left.isEmpty(); n++) {
      if (!Party.asked(view).isEmpty() && left.remove(Guest.phase(view)))
        kill(guest, server, view, last, "k" + (n - 1));
      last = answering.next(view);
      guest.answer(last, "k" + n);
      view = guest.view();
    }
  }

  private static void kill(Guest guest, Killable server, JsonObject before, String last, String key)
      throws Exception {
    String phase = Guest.phase(before);
    Locator form = guest.form();
    form.waitFor();
    String asked = form.locator("legend").innerText();
    server.kill();
    guest.page().getByText("The connection is lost").first().waitFor();
    server.start();
    JsonObject after = guest.view();
    assertThat(Guest.lasting(after))
        .as("after a kill in phase " + phase)
        .isEqualTo(Guest.lasting(before));
    assertThat(bank(after)).as("bank of the clock in phase " + phase).isEqualTo(bank(before));
    if (!last.isEmpty()) {
      // Had the reply been lost, the page would send its answer again: it counts once.
      assertThat(guest.answer(last, key)).as("the last answer again").isEqualTo(200);
      assertThat(Guest.lasting(guest.view())).isEqualTo(Guest.lasting(before));
    }
    guest.page().getByText("The connection is lost").first().waitFor(gone());
    assertThat(form.locator("legend").innerText()).as("the page by itself").isEqualTo(asked);
    guest.page().reload();
    form.waitFor();
    assertThat(form.locator("legend").innerText()).as("the page anew").isEqualTo(asked);
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }

  private static JsonElement bank(JsonObject view) {
    JsonElement clock = view.getAsJsonArray("seats").get(0).getAsJsonObject().get("clock");
    return clock.getAsJsonObject().get("bank");
  }
}
