package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A page that is loaded anew in the middle of any question shows the same question again, with the
/// same answers to choose from.
final class ReloadTest {
  private static final int GAMES = 6;
  private static final Set<String> CERTAIN =
      Set.of("keep-alien", "keep-tech", "tech-action", "launch", "select", "invite");
  @RegisterExtension static final Site site = new Site();

  @Test
  void every_kind_of_question_outlives_a_reload() throws Exception {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    Page anew = page.context().newPage();
    Set<String> seen = new HashSet<>();
    for (int game = 0; game < GAMES && !seen.containsAll(CERTAIN); game++) {
      Guest guest = Guest.alone(page, site.address(), "odyssey", 3).open();
      Guest again = guest.other(anew);
      boolean first = game == 0;
      new Party(100L + game, guest)
          .until(
              views -> {
                JsonObject view = views.getFirst();
                if (!Party.asked(view).isEmpty() && seen.add(Party.asked(view)))
                  reload(guest, again, view);
                return !first && seen.containsAll(CERTAIN);
              },
              (prompt, view) -> null);
    }
    assertThat(seen).as("kinds of question that came up").containsAll(CERTAIN);
  }

  private static boolean same(Guest guest, Guest again) {
    return again.form().innerText().equals(guest.form().innerText());
  }

  // One window has followed the game all along, the other is loaded in the middle of it.
  private static void reload(Guest guest, Guest again, JsonObject before) {
    again.open();
    again.form().waitFor();
    // A window behind another one may draw nothing, and shows the question once it is drawn.
    guest.page().bringToFront();
    // Either may still be on its way: the one to the question, the other to the cards it names.
    for (int tries = 0; tries < 240 && !same(guest, again); tries++)
      again.page().waitForTimeout(250);
    assertThat(again.form().innerText()).isNotBlank().isEqualTo(guest.form().innerText());
    assertThat(Guest.lasting(again.view()))
        .as("at " + Party.asked(before))
        .isEqualTo(Guest.lasting(before));
  }
}
