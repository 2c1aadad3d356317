package hypergate.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The ways to a table and away from it: another game with the same people, the settings and back,
/// making a table, and what one is told at it.
final class AroundTest {
  @RegisterExtension static final Site site = new Site();

  @Test
  void one_press_and_the_next_game_against_machines_runs() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    assertThat(new Party(6, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    guest.open().page().locator("section.end").getByText("Rematch").click();
    page.waitForURL(it -> it.contains("/t/") && !it.contains(guest.table()));
    page.locator("#table-prompt form").waitFor();
    Guest next = new Guest(page, site.address(), page.url().replaceFirst(".*/t/", ""));
    JsonObject view = next.view();
    assertThat(view.getAsJsonObject("me").get("seat").getAsString()).isEqualTo("B");
    assertThat(view.getAsJsonObject("table").get("state").getAsString()).isEqualTo("playing");
    page.navigate(site.address());
    Locator mine =
        page.locator("section[aria-labelledby='mine'] a[href='/t/" + next.table() + "']");
    assertThat(mine.first()).isVisible();
  }

  @Test
  void two_people_press_once_each_and_play_again() {
    Page ana = site.visitor(1440, 900);
    ana.navigate(site.address());
    Guest host = Guest.host(ana, site.address(), TogetherTest.twoPeople("relaxed")).open();
    Page ben = site.visitor(1280, 800);
    Guest guest = host.other(ben);
    ben.navigate(site.address() + "t/" + host.table() + "#k=" + host.secret());
    ben.getByText("I am ready").click();
    ana.getByText("Begin the game").click();
    for (Page page : List.of(ana, ben)) page.locator("#table-prompt form").waitFor();
    // Machines answer for both until the game is over.
    for (Guest each : List.of(host, guest)) each.command("concede", "");
    // Each page shows a whole game until then.
    for (Page page : List.of(ana, ben))
      page.locator("section.end").waitFor(new Locator.WaitForOptions().setTimeout(180_000));
    ana.locator("section.end").getByText("Rematch").click();
    ana.locator("section.end").getByText("Waiting for the others").waitFor();
    ben.locator("section.end").getByText("wants to play again").waitFor();
    ben.locator("section.end").getByText("Rematch").click();
    for (Page page : List.of(ana, ben)) {
      page.waitForURL(it -> it.contains("/t/") && !it.contains(host.table()));
      page.locator("#table-prompt form").waitFor();
    }
    assertThat(ana.url()).isEqualTo(ben.url());
  }

  @Test
  void the_settings_lead_back_to_the_table() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3).open();
    page.locator("#table-prompt").waitFor();
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Menu")).click();
    page.getByText("Settings").click();
    page.getByText("Back to the table").click();
    page.waitForURL("**/t/" + guest.table());
    page.locator("#table-prompt").waitFor();
  }

  @Test
  void options_of_a_new_table_can_be_read() {
    for (int width : List.of(1440, 390)) {
      Page page = site.visitor(width, 900);
      page.navigate(site.address() + "new");
      page.locator(".option").first().waitFor();
      Object narrow =
          page.evaluate(
              """
              () => [...document.querySelectorAll('.option > label, .option > span')]
                .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width < 140)
                .map((it) => it.textContent)
              """);
      assertThat((List<?>) narrow).as("labels without room at " + width).isEmpty();
      Object over = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth");
      assertThat(((Number) over).intValue()).as("too wide at " + width).isLessThanOrEqualTo(0);
    }
  }

  @Test
  void the_lobby_says_its_rules_in_words() {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    String wish =
        """
        {"name":"Test","me":"Ana","preset":"odyssey","seats":[{"kind":"person"}],
         "options":{"levels":"true","aliens.sets":"base+dominion","hazard.drawTiming":"beforeAlliance"},
         "clock":{"mode":"none"}}
        """;
    Guest.host(page, site.address(), wish).open();
    Locator rules = page.locator("section[aria-labelledby='lobby-rules'] dl");
    assertThat(rules).containsText("Cosmic Dominion");
    assertThat(rules).containsText("When in the encounter the hazard is drawn");
    assertThat(rules).containsText("before alliance");
    assertThat(rules.innerText()).doesNotContain("true", "aliens.sets", "base+", "drawTiming");
    assertThat(page.locator("main.lobby ol").innerText()).doesNotContain("(B)", "(C)");
  }

  @Test
  void looking_at_the_text_view_chooses_nothing() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "use").open();
    guest.form().waitFor();
    page.keyboard().press("v");
    page.locator("#text-decision").waitFor();
    page.keyboard().press("v");
    guest.form().waitFor();
    assertThat(page.getByText("Use Pass")).hasCount(0);
  }
}
