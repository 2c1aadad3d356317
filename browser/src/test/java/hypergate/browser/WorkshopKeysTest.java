package hypergate.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The workshop without a mouse: from an empty file to a table and a verdict, and at each step
/// whoever presses a key is still somewhere.
final class WorkshopKeysTest {
  /// Focus goes on from where it is, so this is more than once around the page.
  private static final int AROUND = 200;

  private static final String HAS_FOCUS = "it => it.getRootNode().activeElement === it";
  private static final String IS_SOMEWHERE =
      "() => document.activeElement !== null && document.activeElement !== document.body";

  /// Whoever measures goes on until it is stopped, however fast the machine is: the page never
  /// learns that all games are played.
  private static final String NEVER_OVER =
      """
      const real = window.fetch;
      window.fetch = async (what, how) => {
        const answer = await real(what, how);
        if (!String(what.url ?? what).includes('/balance') || !answer.ok) return answer;
        const open = new TransformStream({ flush: () => new Promise(() => {}) });
        return new Response(answer.body.pipeThrough(open), answer);
      };
      """;

  @RegisterExtension static final Site site = new Site();

  @Test
  void keys_lead_from_an_empty_file_to_a_table_and_a_verdict() {
    Page page = site.visitor(1280, 900);
    page.addInitScript(NEVER_OVER);
    page.navigate(site.address() + "workshop");
    Locator file =
        page.getByRole(
            AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("The file of the card"));
    heading(page, "What players read").waitFor();
    reach(page, file);
    page.keyboard().press("Control+a");
    page.keyboard().press("Delete");
    assertThat(file).hasText("");

    // Backwards, for what to begin with stands before the file.
    reach(page, button(page, "a tech"), "Shift+Tab");
    page.keyboard().press("Enter");
    heading(page, "What players read").waitFor();

    reach(page, file);
    page.keyboard().press("Control+Home");
    page.keyboard().press("End");
    page.keyboard().type(" Of Keys!");
    heading(page, "not right yet").waitFor();
    LookTest.scan(page, "a card that is wrong");
    press(page, page.getByRole(AriaRole.BUTTON, named(Pattern.compile("[Ll]ine 1\\b"))).first());
    assertThat(file).isFocused();
    page.keyboard().press("End");
    page.keyboard().press("Backspace");
    heading(page, "What players read").waitFor();
    page.locator("section[aria-labelledby=understood] .faces").getByText("Of Keys").waitFor();

    press(page, button(page, "Make scenarios"));
    page.getByText(Pattern.compile("^\\d+ of \\d+ hold\\.")).waitFor();
    isSomewhere(page);
    Locator scenario = page.locator("section[aria-labelledby=scenarios] summary").first();
    press(page, scenario);
    Locator text = page.locator("section[aria-labelledby=scenarios] textarea").first();
    reach(page, text);
    int made = page.locator("section[aria-labelledby=scenarios] summary").count();
    press(page, button(page, "Remove it"));
    assertThat(page.locator("section[aria-labelledby=scenarios] summary")).hasCount(made - 1);
    assertThat(scenario).isFocused();
    // It stays open for the scan.
    page.keyboard().press("Enter");

    press(page, button(page, "Measure"));
    assertThat(button(page, "Stop")).isFocused();
    page.getByText(Pattern.compile("A game takes [\\d.]+ encounters")).first().waitFor();
    page.keyboard().press("Enter");
    assertThat(button(page, "Measure")).isFocused();
    press(page, button(page, "Measure other research numbers"));
    assertThat(button(page, "Stop")).isFocused();
    page.getByText(Pattern.compile("^Research \\d:")).first().waitFor();
    page.keyboard().press("Enter");
    LookTest.scan(page, "scenarios and a verdict");

    press(page, button(page, "Keep this card"));
    page.getByText("is in your collection.").waitFor();
    isSomewhere(page);

    press(page, button(page, "Play it against machines"));
    page.waitForURL("**/t/*");
    page.getByText("Which alien will you play?").first().waitFor();
    LookTest.scan(page, "a table with the card");
    page.keyboard().press("1");
    page.keyboard().press("Enter");
    page.getByText("Which alien will you play?")
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
  }

  @Test
  void keys_go_through_the_list_of_our_cards_and_nothing_begins_before_one_says_so() {
    Page page = site.visitor(1280, 900);
    page.navigate(site.address() + "workshop");
    heading(page, "What players read").waitFor();
    Locator list = page.locator("select:has(optgroup)").first();
    Locator file =
        page.getByRole(
            AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("The file of the card"));
    String before = file.innerText();
    reach(page, list);
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowDown");
    String chosen = (String) list.evaluate("it => it.selectedOptions[0].label");
    assertThat((int) list.evaluate("it => it.selectedIndex")).isEqualTo(2);
    assertThat(file.innerText()).isEqualTo(before);
    press(page, button(page, "Begin with it"));
    assertThat(file).containsText("My " + chosen);
    isSomewhere(page);
  }

  private static Page.GetByRoleOptions named(Pattern name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator heading(Page page, String name) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
  }

  /// Presses Tab until something has the focus: there is a way to it, and nothing on it holds one
  /// fast.
  private static void reach(Page page, Locator what) {
    reach(page, what, "Tab");
  }

  private static void reach(Page page, Locator what, String key) {
    what.waitFor();
    int presses = 0;
    while (!(boolean) what.evaluate(HAS_FOCUS)) {
      assertThat(presses++).as("presses until " + what).isLessThan(AROUND);
      page.keyboard().press(key);
    }
  }

  private static void press(Page page, Locator what) {
    assertThat(what).isEnabled();
    reach(page, what);
    page.keyboard().press("Enter");
  }

  private static void isSomewhere(Page page) {
    assertThat((boolean) page.evaluate(IS_SOMEWHERE)).as("focus is somewhere").isTrue();
  }
}
