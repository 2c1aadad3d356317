package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Response windows of a strict table: both people see the same bar whatever they hold, a hold
/// stops it for everybody to see, and it closes when both have passed.
final class WindowTest {
  @RegisterExtension static final Site site = new Site();

  @Test
  void both_see_the_window_one_holds_it_and_it_closes_when_both_have_passed() throws Exception {
    Page one = site.visitor(1280, 800);
    Page two = site.visitor(1280, 800);
    one.navigate(site.address());
    two.navigate(site.address());
    Guest ana = Guest.host(one, site.address(), TogetherTest.twoPeople("strict"));
    Guest bo = ana.other(two).enter(ana.secret(), "Bo");
    bo.command("ready", "\"ready\":true");
    ana.command("start", "\"ready\":true");
    ana.open();
    bo.open();
    Party party = new Party(300, ana, bo);
    assertThat(party.until(WindowTest::isOpenForBoth, (prompt, view) -> null)).isTrue();

    // Both hold it at once, so that nothing closes while one looks.
    for (Guest guest : List.of(ana, bo)) press(guest, "Hold");
    for (Guest guest : List.of(ana, bo)) bar(guest).getByText("Held open by").waitFor();
    int n = number(ana.view());
    assertThat(title(ana)).as("both read the same words").isEqualTo(title(bo));
    assertThat(status(ana.view())).as("all seats show the same").isEqualTo(status(bo.view()));

    press(ana, "Pass");
    bar(ana).getByText("You have answered").waitFor();
    assertThat(number(bo.view())).as("one pass closes nothing").isEqualTo(n);
    press(bo, "Pass");
    bar(ana)
        .getByText("You have answered")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
    assertThat(number(ana.view())).as("the window is over").isNotEqualTo(n);
    assertThat(number(bo.view())).isNotEqualTo(n);
    assertThat(party.until(WindowTest::isAsked, (prompt, view) -> null)).isTrue();
  }

  private static boolean isOpenForBoth(List<JsonObject> views) {
    return views.stream().allMatch(view -> number(view) >= 0);
  }

  private static boolean isAsked(List<JsonObject> views) {
    return views.stream().anyMatch(view -> !Party.asked(view).isEmpty());
  }

  private static int number(JsonObject view) {
    return view.get("window").isJsonObject()
        ? view.getAsJsonObject("window").get("n").getAsInt()
        : -1;
  }

  private static List<String> status(JsonObject view) {
    return view.getAsJsonArray("seats").asList().stream()
        .map(seat -> seat.getAsJsonObject().get("status").getAsString())
        .toList();
  }

  private static Locator bar(Guest guest) {
    return guest
        .page()
        .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Response window"));
  }

  private static String title(Guest guest) {
    return bar(guest).locator("p.title").evaluate("it => it.firstChild.textContent").toString();
  }

  private static void press(Guest guest, String button) {
    bar(guest)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(button))
        .first()
        .click();
  }
}
