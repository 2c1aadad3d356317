package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A change of language in the middle of a game changes every visible string, and no key shows
/// (acceptance check 7). In the language for testers each letter of the page's words wears an
/// accent; names of cards, and what people wrote, stay as they are.
final class WordsTest {
  private static final Pattern PLAIN = Pattern.compile("[a-z]{4,}");
  private static final Pattern KEY = Pattern.compile("\\b[a-z]+(?:\\.[a-z-]+){1,3}\\b");
  private static final Set<String> PRINTED =
      Set.of("name", "help", "text", "wild", "super", "power");
  private static final String TEXTS =
      """
      () => {
        const seen = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node; (node = walk.nextNode()); ) {
          const text = node.textContent.trim();
          if (text && !node.parentElement.closest('kbd,code,option,script,style,noscript'))
            seen.push(text);
        }
        for (const it of document.querySelectorAll('[aria-label],[title]'))
          for (const name of ['aria-label', 'title'])
            if (it.hasAttribute(name)) seen.push(it.getAttribute(name));
        return [...new Set(seen)];
      }
      """;

  /// What stands on cards is English: how much of it says so, and what of it does not.
  private static final String ON_CARDS =
      """
      (texts) => {
        const said = { marked: 0, plain: [] };
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node; (node = walk.nextNode()); ) {
          const text = node.textContent.trim().replace(/\\s+/g, ' ');
          if (text.length < 20 || !texts.some((one) => one.startsWith(text))) continue;
          if (node.parentElement.closest('[lang]').lang === 'en') said.marked++;
          else said.plain.push(text);
        }
        return said;
      }
      """;

  private static final Pattern BEGINNING =
      Pattern.compile("((?:\\([^)]*\\)|.)+?)(?:[:.](?:\\s|$)|$)");
  private static final Pattern RULE = Pattern.compile("\\s\\([A-Z]+-[\\d.-]+\\)");

  @RegisterExtension static final Site site = new Site();

  @Test
  void every_word_around_the_table_has_a_key() {
    Page page =
        site.visitor(
            1440, 900, "pace: 'instant', motion: 'less', locale: 'en-XA', name: 'Z', sound: false");
    for (String path : List.of("", "new", "watch", "settings", "help")) {
      page.navigate(site.address() + path);
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).waitFor();
      assertThat(plain(page, names(page))).as("words without a key on /" + path).isEmpty();
    }
  }

  @Test
  void a_change_of_language_in_the_middle_of_a_game_changes_every_word() throws Exception {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest guest = Party.asked(page, site.address(), "odyssey", "launch");
    guest.open().form().waitFor();
    List<String> names = new ArrayList<>();
    for (JsonElement seat : guest.view().getAsJsonArray("seats"))
      names.add(seat.getAsJsonObject().get("name").getAsString());
    names.addAll(names(page));
    assertThat(plain(page, names)).as("English to begin with").hasSizeGreaterThan(40);

    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Menu")).click();
    page.getByRole(AriaRole.MENUITEM, new Page.GetByRoleOptions().setName("Settings")).click();
    page.waitForURL("**/settings?*");
    page.locator("select:has(option[value='en-XA'])").selectOption("en-XA");
    page.goBack();
    guest.form().waitFor();
    assertThat(plain(page, names)).as("words that stayed English").isEmpty();
    assertThat(texts(page)).as("keys").noneMatch(text -> KEY.matcher(text).matches());

    page.keyboard().press("v");
    page.locator("#text-decision").waitFor();
    assertThat(plain(page, names)).as("words of the text view that stayed English").isEmpty();
    page.keyboard().press("v");
  }

  @Test
  void texts_of_cards_say_that_they_are_english() throws Exception {
    Page page =
        site.visitor(
            1440, 900, "pace: 'instant', motion: 'less', locale: 'de', name: 'Z', sound: false");
    page.navigate(site.address());
    List<String> texts = new ArrayList<>();
    collect(book(page, "cards"), texts);
    // Names are no sentences.
    texts.removeIf(text -> text.length() < 40);
    for (String prompt : List.of("keep-alien", "use")) {
      Guest guest =
          prompt.equals("use")
              ? Party.asked(page, site.address(), "odyssey", prompt)
              : Guest.alone(page, site.address(), "odyssey", 4);
      guest.open().form().waitFor();
      page.locator("[lang='en']").first().waitFor();
      english(page, texts, prompt);
      page.locator("#table-prompt .why").click();
      page.locator(".dock blockquote").waitFor();
      english(page, texts, "why one is asked " + prompt);
      page.keyboard().press("v");
      page.locator("#text-decision").waitFor();
      english(page, texts, prompt + " in the text view");
      page.keyboard().press("v");
    }
  }

  private static void english(Page page, List<String> texts, String where) {
    Map<?, ?> said = (Map<?, ?>) page.evaluate(ON_CARDS, texts);
    assertThat((List<?>) said.get("plain")).as("in no language, at " + where).isEmpty();
    assertThat(said.get("marked")).as("on cards, at " + where).isNotEqualTo(0);
  }

  private static List<String> texts(Page page) {
    return ((List<?>) page.evaluate(TEXTS)).stream().map(String::valueOf).toList();
  }

  private static List<String> plain(Page page, List<String> names) {
    List<String> found = new ArrayList<>();
    for (String text : texts(page)) {
      String rest = text;
      for (String name : names) rest = rest.replace(name, "");
      if (PLAIN.matcher(rest).find()) found.add(text);
    }
    return found;
  }

  // What the engine calls its cards and options and writes on them, and the names at all tables;
  // longest first.
  private static List<String> names(Page page) {
    List<String> names = new ArrayList<>(List.of("Hypergate", "Test", "Novice", "odyssey"));
    for (String book : List.of("cards", "rules", "tables")) collect(book(page, book), names);
    // An option is called by how its explanation begins, without numbers of rules.
    names.addAll(
        names.stream()
            .map(BEGINNING::matcher)
            .filter(Matcher::lookingAt)
            .map(begins -> RULE.matcher(begins.group(1)).replaceAll(""))
            .toList());
    names.removeIf(name -> name.length() < 3);
    names.sort((a, b) -> b.length() - a.length());
    return names;
  }

  /// A book of the server's catalogue, for the table that a page is at: `cards` or `rules`.
  static JsonElement book(Page page, String name) {
    String address = page.url().replaceFirst("(https?://[^/]+).*", "$1") + "/api/v1/" + name;
    return JsonParser.parseString(page.request().get(address).text());
  }

  private static void collect(JsonElement part, List<String> names) {
    if (part.isJsonArray()) part.getAsJsonArray().forEach(value -> collect(value, names));
    if (!part.isJsonObject()) return;
    for (var member : part.getAsJsonObject().entrySet())
      if (PRINTED.contains(member.getKey()) && member.getValue().isJsonPrimitive())
        names.add(member.getValue().getAsString());
      else collect(member.getValue(), names);
  }
}
