package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Choosing with open eyes: what can be taken back takes one press, everything else two, and what
/// one keeps says how it plays.
final class ChoosingTest {
  @RegisterExtension static final Site site = new Site();

  private static String asked(JsonObject view) {
    JsonArray prompts = view.getAsJsonArray("prompts");
    return prompts.isEmpty() ? "" : prompts.get(0).getAsJsonObject().get("prompt").getAsString();
  }

  @Test
  void a_target_takes_one_press_and_one_more_takes_it_back() throws InterruptedException {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    boolean begun =
        new Party(1, guest)
            .until(views -> asked(views.getFirst()).equals("aim"), (prompt, view) -> null);
    assertThat(begun).as("an encounter of one's own").isTrue();
    for (JsonElement option :
        guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject().getAsJsonArray("options"))
      assertThat(option.getAsJsonObject().get("open").getAsBoolean())
          .as("can be taken back: " + option)
          .isTrue();
    guest.open();
    guest.form().locator("[data-option='1']").click();
    page.waitForCondition(() -> !asked(guest.view()).equals("aim"));
    page.locator("#table-prompt button.undo").click();
    page.waitForCondition(() -> asked(guest.view()).equals("aim"));
  }

  @Test
  void an_alien_to_keep_says_how_hard_it_is_and_when_it_acts() {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "off", 3);
    assertThat(asked(guest.view())).isEqualTo("keep-alien");
    guest.open();
    assertThat(guest.form().locator("[data-option='1']").innerText())
        .containsPattern("simple|moderate|demanding")
        .contains("acts in");
    // To keep one is for the whole game: it takes two presses.
    guest.form().locator("[data-option='1']").click();
    guest.form().locator("[data-primary]").waitFor();
    assertThat(asked(guest.view())).isEqualTo("keep-alien");
  }
}
