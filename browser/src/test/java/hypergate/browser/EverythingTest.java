package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A whole game with everything on, before an open page: it shows every question that comes, keeps
/// its frame, and ends with who won. Nothing on the page complains, which [Site] sees to.
final class EverythingTest {
  @RegisterExtension static final Site site = new Site();

  private static final String WISH =
      """
      {"name":"Everything","me":"Ana","preset":"first-game",
       "options":{"seats":"5","technology":"odyssey","levels":"true","pulsars":"true",
         "moons":"serious","hazards":"both","powers":"2",
         "aliens.sets":"base+dominion+odyssey"},
       "seats":[{"kind":"person"}%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
      """
          .formatted(",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(4));

  @Test
  void a_game_with_everything_on_is_shown_from_its_first_question_to_its_end() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Guest.host(page, site.address(), WISH);
    guest.command("start", "\"numbers\":\"1\"");
    guest.open();
    int[] looked = {0};
    boolean stopped =
        new Party(1, guest)
            .until(
                views -> {
                  look(page, views.getFirst(), looked);
                  return false;
                },
                (prompt, view) -> null);
    assertThat(stopped).as("the game has come to its end").isFalse();
    // The shortest games ask some forty questions.
    assertThat(looked[0]).as("questions that were looked at on the page").isGreaterThan(10);
    page.locator("section.end").getByRole(AriaRole.HEADING).first().waitFor();
  }

  // At the first ten questions and every fifth of the others: the page asks it too, and nothing
  // reaches beyond the window.
  private static void look(Page page, JsonObject view, int[] looked) {
    if (view.getAsJsonArray("prompts").isEmpty()) return;
    JsonObject prompt = view.getAsJsonArray("prompts").get(0).getAsJsonObject();
    if (looked[0] >= 10 && prompt.get("n").getAsLong() % 5 != 0) return;
    page.locator("#table-prompt").getByRole(AriaRole.BUTTON).first().waitFor();
    assertThat(
            (boolean)
                page.evaluate(
                    "document.documentElement.scrollWidth <= innerWidth"
                        + " && document.documentElement.scrollHeight <= innerHeight"))
        .as("the table keeps to the window at " + prompt.get("prompt"))
        .isTrue();
    looked[0]++;
  }
}
