package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.AriaRole;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A whole game of four seats against machines, from the first question to the end screen: by keys
/// alone, in the text view alone, and on a small phone with one thumb alone (acceptance check 1).
/// The player knows nothing: it presses what the page offers, and the game must go on.
final class WholeGameTest {
  private static final int LONGEST = 1500;
  private static final long PATIENCE = 90_000;
  @RegisterExtension static final Site site = new Site();

  /// One way of answering: makes some move, possibly another one each time it is tried again.
  private interface Thumb {
    void press(int attempt);
  }

  private static void play(Guest guest, Thumb thumb) {
    int moves = 0;
    JsonObject view = guest.view();
    while (!Guest.isOver(view)) {
      assertThat(moves++).as("moves in one game").isLessThan(LONGEST);
      long before = number(view);
      long begin = System.currentTimeMillis();
      for (int attempt = 0; number(view) == before && !Guest.isOver(view); attempt++) {
        assertThat(System.currentTimeMillis() - begin)
            .as("milliseconds in which no press was an answer to " + view.get("prompts"))
            .isLessThan(PATIENCE);
        thumb.press(attempt);
        guest.page().waitForTimeout(attempt < 3 ? 25 : 120);
        view = guest.view();
      }
    }
    guest.page().getByText(Pattern.compile("\\bwins?\\b|victory")).first().waitFor();
  }

  private static long number(JsonObject view) {
    JsonArray prompts = view.getAsJsonArray("prompts");
    return prompts.isEmpty() ? -1 : prompts.get(0).getAsJsonObject().get("n").getAsLong();
  }

  @Test
  void by_keys_alone() {
    Page page = site.visitor(1440, 900);
    Random random = new Random(1);
    page.navigate(site.address());
    play(
        Guest.alone(page, site.address(), "odyssey", 4).open(),
        attempt -> {
          if (attempt % 4 == 3) page.keyboard().press("Escape");
          if (attempt > 0)
            page.keyboard().press(Integer.toString(1 + random.nextInt(attempt < 8 ? 3 : 6)));
          page.keyboard().press(attempt > 12 && attempt % 3 == 0 ? "." : "Enter");
        });
    ended(page);
  }

  @Test
  void in_the_text_view_alone() {
    Page page =
        site.visitor(
            1000, 800, "pace: 'instant', motion: 'less', name: 'Ana', text: true, sound: false");
    Random random = new Random(2);
    page.navigate(site.address());
    Guest guest = Guest.alone(page, site.address(), "odyssey", 4).open();
    play(guest, attempt -> answer(guest.form(), attempt, random));
    assertThat(page.locator("svg.board").count()).as("no picture was needed").isZero();
  }

  // Fills in the form of the text view and sends it off.
  private static void answer(Locator form, int attempt, Random random) {
    if (form.count() == 0) return;
    Locator choices = form.locator("input[type=radio], input[type=checkbox]");
    Locator ships = form.getByRole(AriaRole.SPINBUTTON);
    if (choices.count() > 0 && ships.count() == 0 || attempt % 2 == 1 && choices.count() > 0)
      soon(choices.nth(random.nextInt(choices.count())), Locator::check);
    if (ships.count() > 0)
      soon(
          ships.nth(random.nextInt(ships.count())),
          ship -> ship.press(attempt % 3 == 2 ? "9" : "ArrowUp"));
    Locator send = form.locator("button[type=submit]:not([disabled])");
    if (send.count() > 0) soon(send.first(), Locator::click);
    else if (attempt > 4 || choices.count() + ships.count() == 0) {
      Locator others = form.locator("p.row button:not([disabled])");
      if (others.count() > 0) soon(others.nth(random.nextInt(others.count())), Locator::click);
    }
  }

  @Test
  void on_a_small_phone_with_one_thumb() {
    Page page = site.phone(360, 640);
    Random random = new Random(3);
    page.navigate(site.address());
    play(
        Guest.alone(page, site.address(), "odyssey", 4).open(),
        attempt -> {
          Locator primary = page.locator("[data-primary]:visible:not([disabled])");
          Locator options = page.locator("[data-option]:visible:not([disabled])");
          Locator pass = page.locator("[data-pass]:visible:not([disabled])");
          if (attempt % 4 != 1 && primary.count() > 0) soon(primary.first(), Locator::tap);
          else if (options.count() > 0)
            soon(options.nth(random.nextInt(options.count())), Locator::tap);
          if (attempt > 8 && pass.count() > 0) soon(pass.first(), Locator::tap);
        });
    ended(page);
    assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
        .as("nothing reaches beyond the edge of the phone")
        .isLessThanOrEqualTo(360);
  }

  // What one wants to press may be gone, since the table goes on by itself: then one looks again.
  private static void soon(Locator target, Consumer<Locator> press) {
    try {
      target.page().setDefaultTimeout(1500);
      press.accept(target);
    } catch (PlaywrightException e) {
      // Gone, or covered for the moment.
    } finally {
      target.page().setDefaultTimeout(60_000);
    }
  }

  // The screen after the last encounter: who won, that the cards were dealt honestly, what next.
  private static void ended(Page page) {
    Locator end = page.locator("section.end");
    assertThat(end.getByRole(AriaRole.HEADING).first().innerText())
        .containsPattern("wins?|victory");
    end.getByText("Shuffle verified").waitFor();
    end.getByText("Rematch").waitFor();
    end.getByText("Replay").waitFor();
  }
}
