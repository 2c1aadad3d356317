package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A spectator sees what everybody sees: neither the page nor what comes over the network names a
/// card in a hand, a face-down tech or a card laid down before the reveal.
final class SpectatorTest {
  private static final int GAMES = 20;
  @RegisterExtension static final Site site = new Site();

  @Test
  void nothing_hidden_reaches_a_spectator() throws Exception {
    Page page = site.visitor(1280, 800);
    page.navigate(site.address());
    Page other = site.visitor(1280, 800);
    List<String> heard = new ArrayList<>();
    other.onResponse(response -> keep(response, heard));
    other.onWebSocket(socket -> socket.onFrameReceived(frame -> heard.add(frame.text())));
    Map<String, String> names = names(page);
    Guest ana = inTheFirstEncounter(page, other, heard);
    Guest watcher = ana.other(other);

    Set<String> hidden = hidden(ana.view());
    assertThat(hidden).as("cards that nobody has seen").hasSizeGreaterThan(2);

    JsonObject seen = watcher.view();
    assertThat(seen.getAsJsonArray("hand")).isEmpty();
    assertThat(seen.getAsJsonArray("prompts")).isEmpty();
    other.getByText("You are watching").first().waitFor();
    other.waitForFunction("() => document.body.innerText.includes('E1')");
    heard.add(seen.toString());
    assertThat(heard).as("messages to the spectator").hasSizeGreaterThan(5);
    String all = String.join("\n", heard);
    String shown = other.locator("body").innerText();
    for (String id : hidden) {
      assertThat(said(all, id)).as("the network names " + id).isFalse();
      String name = names.getOrDefault(id, id);
      assertThat(shown.lines().filter(line -> line.contains(name)))
          .as("lines of the page that name " + name)
          .isEmpty();
    }
    String answer = "\"n\":1,\"prompt\":\"select\",\"answer\":\"negotiate\"";
    assertThat(watcher.send("answer", answer).status()).as("a spectator's move").isEqualTo(403);
  }

  // A table that the other page watches from its beginning, at a moment before the first reveal.
  private static Guest inTheFirstEncounter(Page page, Page other, List<String> heard)
      throws InterruptedException {
    for (int game = 0; game < GAMES; game++) {
      Guest guest = Guest.alone(page, site.address(), "odyssey", 4);
      heard.clear();
      guest.other(other).open();
      new Party(400L + game, guest)
          .until(
              views -> isBeforeReveal(views.getFirst()) || Guest.encounter(views.getFirst()) > 1,
              (prompt, view) -> null);
      if (isBeforeReveal(guest.view()) && hidden(guest.view()).size() > 2) return guest;
    }
    throw new AssertionError("Ana had no part in the first encounter of " + GAMES + " games");
  }

  // Until cards are revealed, every card of Ana's is hers alone; but of a card that has been shown
  // by anybody another copy may be told of.
  private static Set<String> hidden(JsonObject view) {
    StringBuilder open = new StringBuilder(view.get("piles").toString());
    for (JsonElement event : view.getAsJsonArray("log"))
      if (!isSecret(event.getAsJsonObject())) open.append(event);
    Set<String> hidden = new HashSet<>(secrets(view));
    hidden.removeIf(id -> said(open.toString(), id));
    return hidden;
  }

  // Ana is asked for something in the first encounter, and nobody has revealed a card yet.
  private static boolean isBeforeReveal(JsonObject view) {
    return Guest.encounter(view) == 1
        && Set.of("launch", "invite", "join", "select").contains(Party.asked(view))
        && !view.getAsJsonObject("encounter").get("revealed").getAsBoolean();
  }

  // The book of all cards names them all, to everybody, at every table.
  private static void keep(Response response, List<String> heard) {
    if (response.url().contains("/api/v1/tables/")) heard.add(response.text());
  }

  // A flare is used by one of its sides: `flare-trader/wild`.
  private static boolean said(String text, String id) {
    return text.contains("\"" + id + "\"") || text.contains("\"" + id + "/");
  }

  private static boolean isSecret(JsonObject event) {
    return event.has("secret") && event.get("secret").getAsBoolean();
  }

  // Cards in the hand and techs face down.
  private static Set<String> secrets(JsonObject view) {
    Set<String> ids = new HashSet<>();
    for (JsonElement card : view.getAsJsonArray("hand"))
      ids.add(card.getAsJsonObject().get("id").getAsString());
    for (JsonElement one : view.getAsJsonArray("techs")) {
      JsonObject tech = one.getAsJsonObject();
      if (tech.has("hidden") && tech.get("hidden").getAsBoolean() && tech.get("id") != null)
        if (!tech.get("id").isJsonNull()) ids.add(tech.get("id").getAsString());
    }
    return ids;
  }

  private static Map<String, String> names(Page page) {
    Map<String, String> names = new HashMap<>();
    JsonObject book = WordsTest.book(page, "cards").getAsJsonObject();
    for (String shelf : List.of("cards", "techs"))
      for (JsonElement card : book.getAsJsonArray(shelf))
        names.put(
            card.getAsJsonObject().get("id").getAsString(),
            card.getAsJsonObject().get("name").getAsString());
    return names;
  }
}
