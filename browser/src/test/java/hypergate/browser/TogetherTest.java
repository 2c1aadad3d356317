package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// People together: a press or a link leads to a seat, and everybody sees what is theirs.
final class TogetherTest {
  @RegisterExtension static final Site site = new Site();

  /// Two people and a machine.
  ///
  /// @param secrecy `strict` or `relaxed`
  static String twoPeople(String secrecy) {
    return """
    {"name":"Friends","me":"Ana","preset":"first-game","options":{"planets":"4","seats":"3"},
     "seats":[{"kind":"person"},{"kind":"person"},{"kind":"machine","machine":"novice"}],
     "clock":{"mode":"none"},"secrecy":"%s","windowSeconds":15,"watch":"anyone"}
    """
        .formatted(secrecy);
  }

  @Test
  void a_newcomer_sits_at_a_table_after_one_press_and_begins_with_another() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    press(page, "Play now");
    page.waitForURL("**/t/*");
    page.getByText("Which alien will you play?").first().waitFor();
    page.keyboard().press("1");
    page.keyboard().press("Enter");
    page.getByText("Which alien will you play?")
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    assertThat(page.getByRole(AriaRole.ALERT).allInnerTexts()).as("complaints").isEmpty();
  }

  @Test
  void a_newcomer_comes_to_a_table_by_keys_alone() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Locator begin = button(page, "My first game");
    begin.waitFor();
    int presses = 0;
    while (!(boolean) begin.evaluate("it => it === document.activeElement")) {
      assertThat(presses++).as("presses of Tab until the button").isLessThan(10);
      page.keyboard().press("Tab");
    }
    page.keyboard().press("Enter");
    page.getByText("Which alien will you play?").first().waitFor();
  }

  @Test
  void two_people_meet_by_a_link() {
    Page first = site.visitor(1280, 800);
    first.navigate(site.address());
    Guest ana = Guest.host(first, site.address(), twoPeople("relaxed")).open();
    String secret = ana.secret();
    first.getByText("Waits for", new Page.GetByTextOptions().setExact(false)).first().waitFor();

    Page second = site.visitor(1280, 800);
    Guest bo = ana.other(second);
    second.navigate(site.address() + "t/" + ana.table() + "#k=" + secret);
    press(second, "I am ready");
    assertThat(second.url()).as("the secret is gone from the address").doesNotContain("#k=");
    press(first, "Begin the game");
    first.getByText("Which alien will you play?").first().waitFor();
    second.getByText("Which alien will you play?").first().waitFor();
    assertThat(seat(ana)).isEqualTo("A");
    assertThat(seat(bo)).isEqualTo("B");
    assertThat(ana.view().get("prompts"))
        .as("each chooses among aliens of their own")
        .isNotEqualTo(bo.view().get("prompts"));
  }

  private static String seat(Guest guest) {
    JsonObject me = guest.view().getAsJsonObject("me");
    return me.get("seat").getAsString();
  }

  private static void press(Page page, String button) {
    button(page, button).click();
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  @Test
  void scripts_in_names_and_chat_are_text() {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    String evil = "<img src=x onerror=alert(1)>";
    String wish = twoPeople("relaxed").replace("Friends", evil).replace("\"Ana\"", "\"<b>A</b>\"");
    Guest guest = Guest.host(page, site.address(), wish).open();
    page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(evil)).first().waitFor();
    String script = "<script>alert(1)</script>";
    guest.command("chat", "\"to\":\"table\",\"text\":\"" + script + "\"");
    assertThat(guest.view().get("chat").toString()).contains("alert(1)");
    assertThat(page.locator("img[src=x]").count()).isZero();
    assertThat(page.content()).doesNotContain(script);
  }
}
