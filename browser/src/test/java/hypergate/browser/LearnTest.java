package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import hypergate.lab.puzzle.Puzzle;
import hypergate.lab.puzzle.Puzzles;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Learning on the page: a lesson by what is ringed, from its page to the next one; a puzzle from
/// the start page to what is said about the answer.
final class LearnTest {
  /// Presses that a lesson of five questions takes at most.
  private static final int MOST = 60;

  /// How often one looks, a tenth of a second apart, whether the ring has moved on: where one thing
  /// is pressed twice it stays.
  private static final int WAITS = 20;

  private static final String PRESS =
      """
      () => {
        window.pressed = document.querySelector('[data-coach]');
        window.pressed?.click();
      }
      """;

  private static final String SAME =
      """
      () => window.pressed !== null && document.querySelector('[data-coach]') === window.pressed
      """;

  @RegisterExtension static final Site site = new Site();

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static Guest seated(Page page) {
    page.waitForURL("**/t/*");
    return new Guest(page, site.address(), page.url().replaceFirst(".*/t/(\\w+).*", "$1"));
  }

  @Test
  void a_lesson_is_played_by_what_is_ringed_and_leads_to_the_next() {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address() + "learn/encounter");
    button(page, "Begin the lesson").click();
    Guest guest = seated(page);
    Locator coach = page.locator(".coach");
    Locator done = coach.getByText("Lesson done");
    Locator ringed = page.locator("[data-coach]");
    for (int press = 0; done.count() == 0; press++) {
      assertThat(press).as("presses in one lesson").isLessThan(MOST);
      ringed.or(done).first().waitFor();
      if (done.count() > 0) break;
      // What is ringed may be gone again by now; then nothing is pressed.
      page.evaluate(PRESS);
      for (int wait = 0; wait < WAITS && (boolean) page.evaluate(SAME); wait++)
        page.waitForTimeout(100);
    }
    assertThat(guest.view().getAsJsonObject("table").getAsJsonObject("lesson").get("done"))
        .hasToString("true");
    coach.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play it")).waitFor();
    coach
        .getByRole(
            AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^Next: ")))
        .click();
    page.waitForURL(url -> url.contains("/t/") && !url.contains(guest.table()));
    coach.getByText("1 of").waitFor();
    page.navigate(site.address() + "learn");
    page.getByText("1 of 10 done").waitFor();
  }

  @Test
  void after_a_game_that_went_on_from_a_lesson_comes_the_next_lesson_and_no_rematch()
      throws Exception {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address() + "learn/encounter");
    button(page, "Begin the lesson").click();
    Guest guest = seated(page);
    assertThat(new Party(3, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    Locator end = page.locator("section.end");
    end.getByText(Pattern.compile("^Next: ")).waitFor();
    end.getByText("Play it").waitFor();
    assertThat(end.getByText("Rematch").count()).isZero();
  }

  @Test
  void a_puzzle_is_answered_and_its_answers_are_told() {
    Puzzle puzzle =
        Puzzles.all().stream()
            .filter(one -> one.prompt().equals("select"))
            .findFirst()
            .orElseThrow();
    String day = Puzzles.FIRST.plusDays(puzzle.number() - 1L).toString();
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    page.getByText("Puzzle of the day").click();
    page.waitForURL("**/puzzle");
    page.locator("main ol a[href^='/puzzle/']").first().waitFor();
    page.navigate(site.address() + "puzzle/" + day);
    page.getByText("Which card do you play?").waitFor();
    button(page, "Play the puzzle").click();
    Guest guest = seated(page);
    guest.form().waitFor();
    assertThat(guest.view().getAsJsonArray("prompts")).hasSize(1);
    var prompt = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    guest.command("answer", Answering.to(prompt, puzzle.best().getFirst().answer()));
    Locator coach = page.locator(".coach");
    coach.getByText("That is the best answer.").waitFor();
    assertThat(coach.locator("li").count()).isEqualTo(puzzle.best().size());
    coach.getByText("In what was tried out").first().waitFor();
    page.navigate(site.address() + "puzzle/" + day);
    button(page, "Play it again").or(page.getByText("Go on where you were")).first().waitFor();
  }
}
