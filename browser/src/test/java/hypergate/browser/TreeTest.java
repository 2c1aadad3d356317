package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a screen reader is given: the parts of a table in the order in which they matter, each by a
/// name that says what it is; and what it says of its own accord when one is asked.
final class TreeTest {
  @RegisterExtension static final Site site = new Site();

  @Test
  void a_table_reads_in_order_and_everything_has_a_name() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "aim").open();
    guest.form().waitFor();
    String tree = page.locator("body").ariaSnapshot();
    assertThat(tree)
        .containsSubsequence(
            "heading \"Test\" [level=1]",
            "link \"To your decision\"",
            "banner \"State of the game\"",
            "region \"Both sides of the encounter\"",
            "group \"Offense\"",
            "group \"Defense\"",
            "button \"Menu\"",
            "main \"Board\"",
            "grid \"Board\"",
            "rowheader \"Ana’s system,",
            "gridcell \"A1, your planet 1,",
            "selectable\"",
            "region \"Your decision\"",
            "form \"Your decision\"",
            "region \"What is at stake\"",
            "group \"Answers\"",
            "region \"Hand\"",
            "complementary \"Beside the table\"",
            "tab \"Log\" [selected]",
            "region \"Log\"",
            "status \"Notes\"");
    assertThat(tree.lines().filter(line -> line.matches("\\s*- (button|link|tab|img|grid|form):?")))
        .as("things without a name")
        .isEmpty();
    // One first heading, and none below it that skips a level.
    assertThat(tree.lines().filter(line -> line.contains("[level=1]"))).hasSize(1);
    assertThat(tree).doesNotContain("[level=4]");
  }

  @Test
  void what_one_is_asked_is_said_and_the_link_leads_to_it() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "off", "aim").open();
    guest.form().waitFor();
    Locator said = page.locator("[aria-live=assertive]", containing("Your decision: Which planet"));
    said.waitFor(attached());
    page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("To your decision")).focus();
    page.keyboard().press("Enter");
    assertThat(page.evaluate("document.activeElement?.id")).isEqualTo("table-prompt");
    JsonObject prompt = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    guest.command("answer", new Answering(1).next(guest.view()));
    assertThat(prompt.get("prompt").getAsString()).isEqualTo("aim");
    page.locator("[aria-live=assertive]", containing("Your decision: Which ships"))
        .waitFor(attached());
  }

  private static Page.LocatorOptions containing(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  private static Locator.WaitForOptions attached() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED);
  }
}
