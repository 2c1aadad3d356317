package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Too many presses and presses that come too late: each question is answered once, and whoever
/// pressed too late is told.
final class PressTest {
  private static final String FIRST = "Which alien will you play?";
  @RegisterExtension static final Site site = new Site();
  private Page page;
  private Guest guest;

  @BeforeEach
  void sit() {
    page = site.visitor(1280, 800);
    page.navigate(site.address());
    guest = Guest.alone(page, site.address(), "odyssey", 3);
  }

  @Test
  void an_answer_sent_twice_counts_once_and_an_old_one_not_at_all() {
    JsonObject prompt = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    JsonElement alien = prompt.getAsJsonArray("options").get(0).getAsJsonObject().get("notation");
    String answer = Answering.to(prompt, alien.getAsString());
    assertThat(guest.send("answer", answer, "once").status()).isEqualTo(200);
    JsonObject after = guest.view();
    assertThat(guest.send("answer", answer, "once").status()).as("the same again").isEqualTo(200);
    APIResponse stale = guest.send("answer", answer, "another");
    assertThat(stale.status()).as("an old question").isEqualTo(409);
    assertThat(stale.text()).contains("stale-question", "\"prompts\"");
    assertThat(Guest.lasting(guest.view())).isEqualTo(Guest.lasting(after));
  }

  @Test
  void a_double_click_answers_one_question() {
    List<String> answers = new ArrayList<>();
    page.onWebSocket(
        socket ->
            socket.onFrameSent(
                frame -> {
                  if (frame.text().contains("\"do\":\"answer\"")) answers.add(frame.text());
                }));
    guest.open();
    page.getByText(FIRST).first().waitFor();
    page.locator("[data-option='1']").click();
    // The second click of the pair finds the button gone, or that of the next question in its
    // place.
    BoundingBox button = page.locator("[data-primary]").boundingBox();
    page.mouse().move(button.x + button.width / 2, button.y + button.height / 2);
    for (int click = 1; click <= 2; click++) {
      page.mouse().down(new Mouse.DownOptions().setClickCount(click));
      page.mouse().up(new Mouse.UpOptions().setClickCount(click));
      page.waitForTimeout(250);
    }
    page.getByText(FIRST).first().waitFor(hidden());
    assertThat(answers).as("answers that the page sent").hasSize(1);
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }

  @Test
  void two_windows_of_one_seat_both_live() {
    guest.open();
    Page second = page.context().newPage();
    Guest again = guest.other(second).open();
    second.getByText(FIRST).first().waitFor();
    page.bringToFront();
    page.getByText(FIRST).first().waitFor();
    page.keyboard().press("1");
    page.keyboard().press("Enter");
    second.getByText(FIRST).first().waitFor(hidden());
    assertThat(again.form().or(second.locator(".idle")).first().innerText()).isNotBlank();
  }

  @Test
  void a_window_that_lags_behind_is_told_so_and_changes_nothing() {
    guest.open();
    page.getByText(FIRST).first().waitFor();
    AtomicBoolean deaf = new AtomicBoolean();
    Page second = page.context().newPage();
    second.routeWebSocket("**/socket*", line -> lag(line, deaf));
    Guest again = guest.other(second).open();
    second.getByText(FIRST).first().waitFor();
    deaf.set(true);

    page.bringToFront();
    page.keyboard().press("1");
    page.keyboard().press("Enter");
    page.getByText(FIRST).first().waitFor(hidden());
    JsonObject after = guest.view();

    second.bringToFront();
    assertThat(second.getByText(FIRST).first().isVisible()).as("it has not heard").isTrue();
    second.locator("[data-option='2']").click();
    second.locator("[data-primary]").click();
    second.getByText(FIRST).first().waitFor(hidden());
    if (!Party.asked(after).isEmpty()) second.getByText("That question was over").first().waitFor();
    assertThat(Guest.lasting(guest.view())).isEqualTo(Guest.lasting(after));
    assertThat(again.view().get("me")).isEqualTo(after.get("me"));
  }

  // A line on which what the server tells of its own accord stays away once the window is deaf.
  private static void lag(WebSocketRoute line, AtomicBoolean deaf) {
    WebSocketRoute server = line.connectToServer();
    line.onMessage(frame -> server.send(frame.text()));
    server.onMessage(
        frame -> {
          if (!deaf.get() || frame.text().contains("\"kind\":\"reply\"")) line.send(frame.text());
        });
  }
}
