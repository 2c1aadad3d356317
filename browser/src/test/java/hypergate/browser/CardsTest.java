package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every card, alien, tech and hazard can be read large: its name and what it does stand there, no
/// word is missing, and nothing is cut off.
final class CardsTest {
  /// Opens a card after another by the command line, and closes it again by its button; gives what
  /// is wrong with them. All of it in the page: there are hundreds.
  private static final String READ =
      """
      async (cards) => {
        const frame = () => new Promise(requestAnimationFrame);
        const until = async (what, holds) => {
          const late = performance.now() + 60000;
          while (!holds()) {
            if (performance.now() > late) throw new Error(what);
            await frame();
          }
        };
        const faults = (sheet) => {
          const wrong = [];
          const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
          for (let node; (node = walk.nextNode()); ) {
            const text = node.textContent.trim();
            if (/^[a-z]+(\\.[a-z][a-z0-9-]*)+$/.test(text) || /[{}]|undefined|\\[object/.test(text))
              wrong.push('raw: ' + text);
          }
          for (const it of sheet.querySelectorAll('.card')) {
            if (it.scrollHeight > it.clientHeight + 1) wrong.push('its face is cut off');
          }
          const told = sheet.querySelector('.panel-body').innerText.split('\\n')[0];
          if (told.length < 20) wrong.push('hardly a word: ' + told);
          return wrong;
        };
        const sheet = () => document.querySelector('dialog[open]');
        const line = document.querySelector('form.line input');
        const wrong = [];
        for (const [id, name] of cards) {
          line.value = 'card ' + id;
          line.dispatchEvent(new Event('input', { bubbles: true }));
          line.form.requestSubmit();
          const shown = () => sheet()?.innerText.toLowerCase().includes(name.toLowerCase());
          await until('no sheet shows ' + name, shown);
          wrong.push(...faults(sheet()).map((fault) => id + ': ' + fault));
          sheet().querySelector('button.close').click();
          await until('the sheet of ' + name + ' stays', () => sheet() === null);
        }
        return wrong;
      }
      """;

  private static final String FETCHED =
      """
      async () => {
        const all = performance.getEntriesByType('resource').map((it) => it.name);
        const answer = await fetch(all.find((it) => it.includes('/api/v1/cards')));
        return answer.text();
      }
      """;

  @RegisterExtension static final Site site = new Site();

  @Test
  void every_card_can_be_read() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest.alone(page, site.address(), "odyssey", 4).open();
    page.keyboard().press(":");
    page.locator("form.line input").waitFor();
    // The texts that this table has fetched: those of what it may deal.
    JsonObject book = JsonParser.parseString((String) page.evaluate(FETCHED)).getAsJsonObject();
    List<List<String>> cards = new ArrayList<>();
    for (String kind : List.of("cards", "aliens", "techs", "hazards"))
      for (JsonElement each : book.getAsJsonArray(kind)) {
        JsonObject card = each.getAsJsonObject();
        cards.add(List.of(card.get("id").getAsString(), name(card)));
      }
    assertThat(cards).hasSizeGreaterThan(150);
    assertThat((List<?>) page.evaluate(READ, cards)).isEmpty();
  }

  // The page writes the numbers of attack cards without a zero before them.
  private static String name(JsonObject card) {
    return card.get("name").getAsString().replaceFirst("^Attack 0(?=\\d)", "Attack ");
  }
}
