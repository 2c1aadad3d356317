package hypergate.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The workshop in a browser: from an idea to a card, a table, a verdict and a link; on a phone, by
/// keys alone, and for readers.
final class WorkshopTest {
  private static final String WIDER =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  @RegisterExtension static final Site site = new Site();

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator heading(Page page, String name) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(name));
  }

  private static Locator file(Page page) {
    return page.getByRole(
        AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("The file of the card"));
  }

  private static Page open(Page page) {
    page.navigate(site.address() + "workshop");
    heading(page, "What players read").waitFor();
    return page;
  }

  // The whole file at once, pasted.
  private static void write(Page page, String text) {
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    page.evaluate("text => navigator.clipboard.writeText(text)", text);
    file(page).click();
    page.keyboard().press("Control+a");
    page.keyboard().press("Control+v");
  }

  private static String lifeline() {
    try {
      return Files.readString(Path.of("../examples/cards/lifeline.yaml"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void an_idea_becomes_a_card_a_verdict_and_a_table() {
    Page page = open(site.visitor(1440, 900));
    write(page, lifeline().replace("save-for", "save-fro"));
    Locator wrong = heading(page, "not right yet");
    wrong.waitFor();
    assertThat(page.getByText("did you mean save-for?")).isVisible();
    assertThat(button(page, "Play it against machines")).isDisabled();
    write(page, lifeline());
    page.getByText("By Hypergate.").waitFor();
    assertThat(page.getByText("Of the ships that a player is about to lose")).isVisible();
    button(page, "Measure").click();
    assertThat(page.getByText("With it and without it")).isVisible();
    page.getByText(Pattern.compile("\\d games so far|\\d games\\)")).first().waitFor();
    button(page, "Stop").click();
    button(page, "Play it against machines").click();
    page.waitForURL("**/t/*");
    page.getByText("Look at the board").waitFor();
  }

  @Test
  void a_card_goes_to_another_browser_in_a_link_that_no_server_sees() {
    Page ana = open(site.visitor(1280, 900));
    write(ana, lifeline());
    ana.getByText("By Hypergate.").waitFor();
    button(ana, "Copy a link").click();
    ana.getByText("The link is copied.").waitFor();
    String link = (String) ana.evaluate("() => navigator.clipboard.readText()");
    assertThat(link).contains("/workshop#card=");
    Page ben = site.visitor(1280, 900);
    ben.navigate(link);
    ben.getByText("By Hypergate.").waitFor();
    assertThat(file(ben)).containsText("tech: Lifeline");
    assertThat(ben.url()).doesNotContain("#card=");
  }

  @Test
  void a_friend_reads_the_card_before_the_game() {
    Page ana = open(site.visitor(1280, 900));
    write(ana, lifeline());
    ana.getByText("By Hypergate.").waitFor();
    button(ana, "Play it with a friend").click();
    ana.waitForURL("**/t/*");
    heading(ana, "A card that somebody wrote").waitFor();
    ana.getByText("The file", new Page.GetByTextOptions().setExact(true)).click();
    assertThat(ana.locator("pre")).containsText("save-for: 1");
    LookTest.scan(ana, "the lobby with a card of one's own");
  }

  @Test
  void what_is_written_is_there_again() {
    Page page = open(site.visitor(1280, 900));
    write(page, lifeline());
    page.getByText("By Hypergate.").waitFor();
    page.reload();
    page.getByText("By Hypergate.").waitFor();
  }

  @Test
  void words_are_completed_and_the_keys_lead_out_of_the_file_again() {
    Page page = open(site.visitor(1280, 900));
    write(page, "tech: Mine\ntext: It does something.\nresearch: 3\neffects:\n  - may: ");
    page.keyboard().type("losi");
    Locator offered = page.locator(".cm-tooltip-autocomplete [role=option]").first();
    offered.waitFor();
    assertThat(offered).containsText("losing");
    // By the pointer: the editor takes no key for a list that has just come up.
    offered.click();
    assertThat(file(page)).containsText("- may: losing");
    page.keyboard().press("Tab");
    assertThat(file(page)).not().isFocused();
  }

  @Test
  void it_fits_a_phone_and_readers() {
    Page page = open(site.phone(390, 844));
    assertThat((Integer) page.evaluate(WIDER)).isZero();
    LookTest.scan(page, "the workshop on a phone");
  }
}
