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
  void an_idea_goes_with_its_scenarios_and_its_verdict_to_another_browser() {
    Page ana = open(site.visitor(1280, 900));
    write(ana, lifeline());
    ana.getByText("By Hypergate.").waitFor();
    button(ana, "Make scenarios").click();
    ana.getByText(Pattern.compile("^\\d+ of \\d+ hold\\.")).waitFor();
    button(ana, "Measure").click();
    ana.getByText(Pattern.compile("A game takes [\\d.]+ encounters; without it")).waitFor();
    button(ana, "Stop").click();
    ana.getByLabel("Its number as").fill("6");
    button(ana, "Measure other research numbers").click();
    ana.getByText("Research 6:").waitFor();
    button(ana, "Stop").click();
    button(ana, "Copy a link").click();
    ana.getByText("The link is copied.").waitFor();
    String link = (String) ana.evaluate("() => navigator.clipboard.readText()");
    Page ben = site.visitor(1280, 900);
    ben.navigate(link);
    ben.getByText("By Hypergate.").waitFor();
    ben.getByText(Pattern.compile("^\\d+ of \\d+ hold\\.")).waitFor();
    assertThat(ben.getByText(Pattern.compile("A game takes [\\d.]+ encounters"))).isVisible();
    assertThat(ben.getByText("Research 6:")).isVisible();
    assertThat(ben.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("by research")))
        .isVisible();
    LookTest.scan(ben, "a verdict that came in a link");
    write(ben, lifeline().replace("research: 5", "research: 6"));
    ben.getByText("This was measured of another text of the card").waitFor();
  }

  @Test
  void a_collection_leaves_in_one_file_and_a_house_deck_comes_to_a_table() {
    Page ana = open(site.visitor(1280, 900));
    keep(ana, "Lifeline");
    keep(ana, "Raft");
    Path saved = ana.waitForDownload(() -> button(ana, "Save all as one file").click()).path();
    Page ben = open(site.visitor(1280, 900));
    ben.getByLabel("Take in a file").setInputFiles(saved);
    ben.getByText("2 cards more are kept.").waitFor();
    ben.navigate(site.address() + "catalogue?q=raft");
    heading(ben, "One card of your own collection").waitFor();
    assertThat(ben.getByText("homebrew", new Page.GetByTextOptions().setExact(true))).isVisible();
    open(ben);
    for (String name : List.of("Lifeline", "Raft"))
      ben.getByRole(AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName(name)).check();
    ben.getByText("To the table come Lifeline and Raft.").waitFor();
    button(ben, "Play the deck with a friend").click();
    ben.waitForURL("**/t/*");
    heading(ben, "Cards that somebody wrote").waitFor();
    assertThat(ben.getByText("homebrew", new Page.GetByTextOptions().setExact(true))).hasCount(2);
  }

  private static void keep(Page page, String name) {
    write(page, lifeline().replace("tech: Lifeline", "tech: " + name));
    // Until the file has been read it is the card before it that would be kept.
    page.locator("section[aria-labelledby=understood] .faces").getByText(name).first().waitFor();
    button(page, "Keep this card").click();
    page.getByText(name + " is in your collection.").waitFor();
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
