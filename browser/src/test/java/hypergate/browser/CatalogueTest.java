package hypergate.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import hypergate.catalogue.Catalogue;
import hypergate.catalogue.Display;
import hypergate.catalogue.Entry;
import hypergate.catalogue.Format;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The catalogue in a browser: search, addresses that last, comparison, files, draws; on a phone,
/// by keys alone, and for readers.
final class CatalogueTest {
  private static final String WIDER =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private static final String FOCUSED =
      """
      () => {
        const at = document.activeElement;
        if (at === document.body) return 'the page';
        const said = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
        return said.trim();
      }
      """;

  @RegisterExtension static final Site site = new Site();

  private static final Catalogue CATALOGUE = Catalogue.all();

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator heading(Page page, int level) {
    return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(level));
  }

  private static Page open(Page page, String path) {
    page.navigate(site.address() + path);
    heading(page, 1).waitFor();
    return page;
  }

  // All has come that the page asked for, and stands still.
  private static void atRest(Page page) {
    page.waitForLoadState(LoadState.NETWORKIDLE);
    Screen.atRest(page);
  }

  private static void search(Page page, String query) {
    page.getByRole(AriaRole.SEARCHBOX).fill(query);
    page.getByRole(AriaRole.SEARCHBOX).press("Enter");
  }

  private static List<String> names(Page page) {
    return page.locator("ul.list > li.entry a").allInnerTexts().stream()
        .map(String::strip)
        .toList();
  }

  private static List<String> found(String query) {
    return CATALOGUE.search(query).entries().stream().map(Entry::name).toList();
  }

  // The first of what the catalogue finds, in its order.
  private static void shows(Page page, String query) {
    List<String> all = found(query);
    String count = all.size() == 1 ? "One entry" : all.size() + " entries";
    assertThat(heading(page, 2).first()).containsText(count);
    assertThat(page.locator("ul.list > li.entry").first()).containsText(all.getFirst());
    assertThat(names(page)).isEqualTo(all.subList(0, Math.min(50, all.size())));
  }

  @Test
  void a_search_finds_what_the_catalogue_finds_and_its_address_lasts() {
    Page page = open(site.visitor(1280, 900), "catalogue");
    assertThat(heading(page, 1)).hasText("Catalogue");
    search(page, "set:tech");
    page.waitForURL("**/catalogue?q=set:tech*");
    shows(page, "set:tech");
    page.reload();
    assertThat(page.getByRole(AriaRole.SEARCHBOX)).hasValue("set:tech");
    shows(page, "set:tech");
    // A value of a facet narrows it, and one step back widens it again.
    Locator filters =
        page.getByRole(AriaRole.COMPLEMENTARY, new Page.GetByRoleOptions().setName("Filters"));
    filters
        .getByRole(
            AriaRole.BUTTON,
            new Locator.GetByRoleOptions().setName(Pattern.compile("^Enforced \\d+$")))
        .click();
    shows(page, "set:tech status:enforced");
    page.goBack();
    shows(page, "set:tech");
    // An entry has an address of its own.
    String first = found("set:tech").getFirst();
    link(page, first).first().click();
    assertThat(heading(page, 1)).containsText(first);
    page.reload();
    assertThat(heading(page, 1)).containsText(first);
    page.goBack();
    assertThat(page.getByRole(AriaRole.SEARCHBOX)).hasValue("set:tech");
    shows(page, "set:tech");
  }

  @Test
  void a_broken_query_is_mended_and_nothing_found_suggests() {
    Page page = open(site.visitor(1280, 900), "catalogue");
    search(page, "kind:alein set:base");
    assertThat(page.getByRole(AriaRole.STATUS).first()).containsText("did you mean alien?");
    button(page, "kind:alien set:base").click();
    shows(page, "kind:alien set:base");
    search(page, "kind:alien cost>9 human");
    assertThat(heading(page, 2).first()).containsText("Nothing found");
    Locator suggestion =
        page.getByRole(
                AriaRole.BUTTON,
                new Page.GetByRoleOptions().setName(Pattern.compile("^kind:alien human")))
            .first();
    suggestion.click();
    shows(page, "kind:alien human");
  }

  @Test
  void what_looks_like_an_attack_is_shown_as_text() {
    Page page = site.visitor(1280, 900);
    for (String evil :
        List.of(
            "<img src=x onerror=alert(1)>", "kind:<script>alert(1)</script>", "'; DROP TABLE")) {
      page.onceDialog(
          dialog -> {
            throw new AssertionError("a dialog opened: " + dialog.message());
          });
      open(page, "catalogue");
      search(page, evil);
      page.waitForTimeout(500);
      assertThat(page.getByRole(AriaRole.SEARCHBOX)).hasValue(evil);
      assertThat(page.locator("main script, main img[src=x]").count()).isZero();
    }
    open(page, "catalogue/%3Cscript%3E");
    assertThat(page.locator("main script").count()).isZero();
  }

  @Test
  void entries_are_compared_side_by_side() {
    Page page = open(site.visitor(1280, 900), "catalogue?q=kind:alien+human+OR+kind:alien+virus");
    page.getByLabel("Compare Human", new Page.GetByLabelOptions().setExact(true)).check();
    page.getByLabel("Compare Virus", new Page.GetByLabelOptions().setExact(true)).check();
    page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("To compare"))
        .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Compare"))
        .click();
    page.waitForURL("**/catalogue/compare?ids=human*virus");
    assertThat(heading(page, 1)).containsText("Comparison");
    assertThat(page.locator("table")).containsText("Human");
    assertThat(page.locator("table")).containsText("Virus");
    String text = page.locator("table").innerText();
    page.reload();
    assertThat(page.locator("table")).containsText("Virus");
    assertThat(page.locator("table").innerText()).isEqualTo(text);
    assertThat(page.locator("tr.differs").count()).isPositive();
  }

  @Test
  void files_hold_what_the_catalogue_itself_writes() throws Exception {
    Page page = open(site.visitor(1280, 900), "catalogue?q=kind:alien+set:base");
    List<Entry> entries = CATALOGUE.search("kind:alien set:base").entries();
    Locator summary = page.locator("summary", new Page.LocatorOptions().setHasText("Download"));
    summary.click();
    assertThat(downloaded(page, "JSON, for programs", "json"))
        .isEqualTo(Format.JSON.write(entries, entries.size(), Display.USUAL));
    summary.click();
    if (!link(page, "CSV, for spreadsheets").isVisible()) summary.click();
    assertThat(downloaded(page, "CSV, for spreadsheets", "csv"))
        .isEqualTo(Format.CSV.write(entries, entries.size(), Display.USUAL));
  }

  private static String downloaded(Page page, String name, String ending) throws Exception {
    Download download = page.waitForDownload(link(page, name)::click);
    assertThat(download.suggestedFilename()).isEqualTo("hypergate-catalogue." + ending);
    return Files.readString(download.path());
  }

  @Test
  void a_draw_has_an_address_that_shows_the_same_to_everybody() {
    Page page = open(site.visitor(1280, 900), "catalogue/draw?q=kind:alien");
    page.waitForURL("**seed=*");
    page.getByText("none in conflict with another").waitFor();
    String address = page.url();
    List<String> drawn = drawn(page);
    assertThat(drawn).hasSize(4);
    Page other = site.visitor(1280, 900);
    other.navigate(address);
    other.getByText("none in conflict with another").waitFor();
    assertThat(drawn(other)).isEqualTo(drawn);
    button(page, "Draw again").click();
    page.waitForCondition(() -> !page.url().equals(address));
    page.goBack();
    page.waitForCondition(() -> drawn(page).equals(drawn));
  }

  @Test
  void whoever_plays_with_an_alien_may_choose_it_at_once() {
    Page page = open(site.visitor(1280, 900), "catalogue/warpish");
    button(page, "Play with this now").click();
    page.waitForURL("**/t/*");
    // The page of the card names it too, until the table stands there.
    page.getByText("Which alien will you play?").locator("visible=true").first().waitFor();
    assertThat(page.locator("main").getByText("Warpish").first()).isVisible();
  }

  @Test
  void what_is_not_enforced_cannot_be_played_and_says_so() {
    Page page = open(site.visitor(1280, 900), "catalogue/cripple");
    assertThat(page.getByText("not enforced yet").first()).isVisible();
    assertThat(button(page, "Play with this now")).hasCount(0);
  }

  private static List<String> drawn(Page page) {
    List<String> ids = new ArrayList<>();
    for (Locator link : page.locator("main a[href^='/catalogue/']").all()) {
      String at = link.getAttribute("href");
      if (at.matches("/catalogue/[a-z0-9-]+") && !ids.contains(at)) ids.add(at);
    }
    return ids;
  }

  @Test
  void on_a_phone_nothing_is_wider_than_the_screen() {
    Page page = open(site.phone(360, 640), "catalogue?q=kind:alien");
    page.locator("ul.list > li.entry").first().waitFor();
    assertThat(page.evaluate(WIDER)).isEqualTo(0);
    button(page, "Filters (1)").tap();
    Locator dialog = page.getByRole(AriaRole.DIALOG);
    dialog
        .getByRole(
            AriaRole.BUTTON,
            new Locator.GetByRoleOptions().setName(Pattern.compile("^Expert \\d+$")))
        .tap();
    int experts = found("kind:alien experience:Expert").size();
    dialog
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Show all " + experts))
        .tap();
    assertThat(heading(page, 2).first()).containsText(experts + " entries");
    page.locator("ul.list > li.entry a").first().tap();
    page.getByText("When it acts").first().waitFor();
    assertThat(page.evaluate(WIDER)).isEqualTo(0);
    for (String path :
        List.of("catalogue/compare?ids=human,virus,zombie", "catalogue/draw?seed=7")) {
      open(page, path);
      atRest(page);
      assertThat(page.evaluate(WIDER)).as(path).isEqualTo(0);
    }
    assertThat(page.evaluate(WIDER)).isEqualTo(0);
  }

  @Test
  void everything_works_by_keys_alone() {
    Page page = open(site.visitor(820, 900), "catalogue");
    page.locator("ul.list > li.entry").first().waitFor();
    page.keyboard().press("/");
    page.keyboard().type("kind:alien human");
    page.keyboard().press("Enter");
    assertThat(page.locator("ul.list > li.entry").first()).containsText("Human");
    page.waitForURL("**human*");
    tab(page, "Tab", "Human");
    page.keyboard().press("Enter");
    page.waitForURL("**/catalogue/human");
    assertThat(heading(page, 1)).containsText("Human");
    tab(page, "Shift+Tab", "Back to the catalogue");
    page.keyboard().press("Enter");
    page.waitForURL("**q=kind*human*");
    tab(page, "Tab", "Display");
    page.keyboard().press("Enter");
    tab(page, "Tab", "History");
    page.keyboard().press("Space");
    // History is hidden at first, beside art and notes.
    page.waitForURL("**hide=art,notes*");
  }

  // Goes to the next element, or the one before, that is called so.
  private static void tab(Page page, String key, String name) {
    List<Object> passed = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      page.keyboard().press(key);
      Object at = page.evaluate(FOCUSED);
      if (name.equals(at)) return;
      passed.add(at);
    }
    throw new AssertionError("no key leads to " + name + ", only to " + passed);
  }

  @Test
  void no_serious_findings_on_the_pages_of_the_catalogue() {
    Page page = site.visitor(1280, 900);
    for (String path :
        List.of(
            "catalogue?q=kind:alien+set:base",
            "catalogue?q=kind:alien+set:base&view=cards",
            "catalogue?q=kind:tech&view=text",
            "catalogue?q=kind:alein",
            "catalogue?q=kind:alien+cost%3E9",
            "catalogue/human",
            "catalogue/xenon-lasers",
            "catalogue/humna",
            "catalogue/compare?ids=human,virus,zombie",
            "catalogue/draw?q=kind:alien&seed=7")) {
      open(page, path);
      atRest(page);
      LookTest.scan(page, "/" + path);
    }
    open(page, "catalogue?q=kind:alien+set:base");
    page.screenshot(Site.picture("catalogue-desktop"));
    open(page, "catalogue/human");
    atRest(page);
    page.screenshot(Site.picture("catalogue-entry"));
    page.setViewportSize(360, 640);
    open(page, "catalogue?q=kind:alien+set:base");
    atRest(page);
    page.screenshot(Site.picture("catalogue-phone"));
    LookTest.scan(page, "the catalogue on a phone");
  }
}
