package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every card, alien, tech and hazard can be read large: its name and what it does stand there, no
/// word is missing, and nothing is cut off.
final class CardsTest {
  private static final String FAULTS =
      """
      (sheet) => {
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
      }
      """;
  @RegisterExtension static final Site site = new Site();

  @Test
  void every_card_can_be_read() {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    Guest.alone(page, site.address(), "odyssey", 4).open();
    JsonObject book = WordsTest.book(page, "cards").getAsJsonObject();
    page.keyboard().press(":");
    Locator line = page.locator("form.line input");
    List<String> wrong = new ArrayList<>();
    int cards = 0;
    for (String kind : List.of("cards", "aliens", "techs", "hazards"))
      for (JsonElement each : book.getAsJsonArray(kind)) {
        JsonObject card = each.getAsJsonObject();
        String id = card.get("id").getAsString();
        line.fill("card " + id);
        line.press("Enter");
        Locator sheet = page.locator("dialog[open]").filter(having(card));
        sheet.waitFor();
        for (Object fault : (List<?>) sheet.evaluate(FAULTS)) wrong.add(id + ": " + fault);
        page.keyboard().press("Escape");
        page.locator("dialog[open]").waitFor(hidden());
        cards++;
      }
    assertThat(wrong).isEmpty();
    assertThat(cards).isGreaterThan(250);
  }

  // The page writes the numbers of attack cards without a zero before them.
  private static Locator.FilterOptions having(JsonObject card) {
    String name = card.get("name").getAsString().replaceFirst("^Attack 0(?=\\d)", "Attack ");
    return new Locator.FilterOptions().setHasText(name);
  }

  private static Locator.WaitForOptions hidden() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN);
  }
}
