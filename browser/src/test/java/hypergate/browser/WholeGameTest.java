package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole game of four seats against machines, from the first question to the end screen: by keys
/// alone, in the text view alone, and on a small phone with one thumb alone (acceptance check 1).
/// The player knows nothing: it presses what the page offers, and the game must go on.
@Tag("long")
final class WholeGameTest {
  private static final int LONGEST = 1500;
  @TempDir static Path folder;
  private static Site site;

  @BeforeAll
  static void open() {
    site = new Site(folder);
  }

  @AfterAll
  static void close() {
    if (site != null) site.close();
  }

  /// One way of answering: makes some move, possibly another one each time it is tried again.
  private interface Thumb {
    void press(Page page, int attempt);
  }

  private void play(Page page, String technology, Thumb thumb) {
    String address = site.address().toString();
    String table = Tables.alone(page, address, technology, 4);
    page.navigate(address + "t/" + table);
    int moves = 0;
    JsonObject view = Tables.view(page, address, table);
    while (!Tables.isOver(view)) {
      assertThat(moves++).as("moves in one game").isLessThan(LONGEST);
      long before = number(view);
      for (int attempt = 0; number(view) == before && !Tables.isOver(view); attempt++) {
        assertThat(attempt).as("no press was an answer to " + view.get("prompts")).isLessThan(40);
        thumb.press(page, attempt);
        page.waitForTimeout(attempt < 3 ? 25 : 120);
        view = Tables.view(page, address, table);
      }
    }
    page.getByText(Pattern.compile("\\bwins?\\b")).first().waitFor();
    assertThat(site.complaints()).isEmpty();
  }

  private static long number(JsonObject view) {
    var prompts = view.getAsJsonArray("prompts");
    return prompts.isEmpty() ? -1 : prompts.get(0).getAsJsonObject().get("n").getAsLong();
  }

  @Test
  void by_keys_alone() {
    Page page = site.visitor(1440, 900);
    Random random = new Random(1);
    play(
        page,
        "odyssey",
        (keyboard, attempt) -> {
          if (attempt % 4 == 3) keyboard.keyboard().press("Escape");
          if (attempt > 0)
            keyboard.keyboard().press(Integer.toString(1 + random.nextInt(attempt < 8 ? 3 : 6)));
          keyboard.keyboard().press(attempt > 12 && attempt % 3 == 0 ? "." : "Enter");
        });
  }

  @Test
  void in_the_text_view_alone() {
    Page page = site.visitor(1000, 800);
    Random random = new Random(2);
    page.addInitScript(
        "localStorage.setItem('hypergate',"
            + " JSON.stringify({ pace: 'instant', motion: 'less', text: true, name: 'Ana' }));");
    play(
        page,
        "odyssey",
        (reader, attempt) -> {
          Locator form = reader.locator("form:has(> fieldset > legend)").first();
          if (form.count() == 0) return;
          Locator choices = form.locator("input[type=radio], input[type=checkbox]");
          Locator ships = form.getByRole(com.microsoft.playwright.options.AriaRole.SPINBUTTON);
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
            if (others.count() > 0)
              soon(others.nth(random.nextInt(others.count())), Locator::click);
          }
        });
  }

  @Test
  void on_a_small_phone_with_one_thumb() {
    Page page = site.phone(360, 640);
    Random random = new Random(3);
    play(
        page,
        "off",
        (phone, attempt) -> {
          List<Locator> targets = new ArrayList<>();
          Locator primary = phone.locator("[data-primary]:visible:not([disabled])");
          Locator options = phone.locator("[data-option]:visible:not([disabled])");
          Locator pass = phone.locator("[data-pass]:visible:not([disabled])");
          if (attempt % 4 != 1 && primary.count() > 0) targets.add(primary.first());
          else if (options.count() > 0) targets.add(options.nth(random.nextInt(options.count())));
          if (attempt > 8 && pass.count() > 0) targets.add(pass.first());
          for (Locator target : targets) soon(target, Locator::tap);
        });
  }

  // What one wants to press may be gone, since the table goes on by itself: then one looks again.
  private static void soon(Locator target, java.util.function.Consumer<Locator> press) {
    try {
      target.page().setDefaultTimeout(1500);
      press.accept(target);
    } catch (com.microsoft.playwright.PlaywrightException e) {
      // Gone, or covered for the moment.
    } finally {
      target.page().setDefaultTimeout(30_000);
    }
  }
}
