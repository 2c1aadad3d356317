package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Without a network the page says so and loses nothing: an answer given meanwhile is not sent, and
/// when the line is back the game goes on where it stood.
final class OfflineTest {
  private static final String FIRST = "Which alien will you play?";
  @RegisterExtension static final Site site = new Site();

  @Test
  void a_lost_line_is_said_and_nothing_is_lost() {
    Page page = site.visitor(1280, 800);
    List<WebSocketRoute> lines = new ArrayList<>();
    page.routeWebSocket(
        "**/socket*",
        line -> {
          line.connectToServer();
          lines.add(line);
        });
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "odyssey", 3).open();
    page.getByText(FIRST).first().waitFor();
    JsonObject before = guest.view();

    page.context().setOffline(true);
    lines.getLast().close();
    page.getByText("The connection is lost").first().waitFor();
    page.locator("[data-option='1']").click();
    page.locator("[data-primary]").click();
    page.getByText("Not sent yet").first().waitFor();
    assertThat(page.getByText(FIRST).first().isVisible()).as("the question stays").isTrue();

    // What waited is sent once the line is back, without another press.
    page.context().setOffline(false);
    page.getByText("The connection is lost").first().waitFor(gone());
    page.getByText(FIRST).first().waitFor(gone());
    assertThat(Guest.lasting(guest.view())).as("answered").isNotEqualTo(Guest.lasting(before));
    site.forgive("net::ERR_INTERNET_DISCONNECTED");
    site.forgive("WebSocket");
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }
}
