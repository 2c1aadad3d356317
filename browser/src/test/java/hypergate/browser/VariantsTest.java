package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Tech levels, moons and Pulsars in one game, on the page: a moon is attached and its ship sent by
/// pressing it on the board, a level is wielded by key while the chain is told, and a Pulsar is
/// played from its button. Until one of them comes the game goes on over the protocol; which comes
/// first nobody knows, and what has not come when a game ends is looked for in the next one.
final class VariantsTest {
  private static final int GAMES = 8;
  private static final int SEATS = 3;
  private static final String WISH =
      """
      {"name":"Test","me":"Ana","preset":"first-game",
       "options":{"levels":"true","moons":"all","pulsars":"true","edicts":"both","flares":"on",
        "technology":"off","seats":"%d"},
       "seats":[{"kind":"person"}%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
      """
          .formatted(SEATS, ",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(SEATS - 1));
  @RegisterExtension static final Site site = new Site();

  /// What is looked for: how a question about it is known, and what is done on the page then.
  private record Sight(
      String name, Predicate<JsonObject> isAsked, BiConsumer<Guest, JsonObject> act) {}

  @Test
  void a_moon_is_pressed_a_level_wielded_and_a_pulsar_played() throws InterruptedException {
    Page page = site.visitor(1440, 900);
    page.navigate(site.address());
    List<Sight> sights =
        new ArrayList<>(
            List.of(
                new Sight("a moon is attached", VariantsTest::attaches, VariantsTest::attach),
                new Sight(
                    "a moon's ship is sent",
                    prompt -> !lit(prompt).isEmpty(),
                    VariantsTest::sendFromMoon),
                new Sight(
                    "a level is wielded",
                    prompt -> prompt.get("prompt").getAsString().equals("wield"),
                    VariantsTest::wield),
                new Sight(
                    "a Pulsar is played",
                    prompt -> pulsar(prompt).isPresent(),
                    VariantsTest::play)));
    for (int game = 1; game <= GAMES && !sights.isEmpty(); game++) {
      Guest guest = Guest.host(page, site.address(), WISH);
      guest.command("start", "\"numbers\":\"" + game + "\"");
      Party party = new Party(game, guest);
      while (!sights.isEmpty() && party.until(views -> isAny(sights, views), VariantsTest::taste)) {
        JsonObject prompt = prompt(guest.view()).orElseThrow();
        Sight seen =
            sights.stream().filter(it -> it.isAsked.test(prompt)).findFirst().orElseThrow();
        guest.open();
        seen.act.accept(guest, prompt);
        sights.remove(seen);
      }
    }
    assertThat(sights.stream().map(Sight::name)).as("not met in " + GAMES + " games").isEmpty();
  }

  private static boolean isAny(List<Sight> sights, List<JsonObject> views) {
    return prompt(views.getFirst())
        .filter(prompt -> sights.stream().anyMatch(it -> it.isAsked.test(prompt)))
        .isPresent();
  }

  // What leads there: moons are aimed at and occupied, levels wielded, and the rest is won.
  private static @Nullable String taste(JsonObject prompt, JsonObject view) {
    return switch (prompt.get("prompt").getAsString()) {
      case "occupy", "wield", "advocate", "re-wield" -> Party.offers(prompt, "yes") ? "yes" : null;
      case "aim" ->
          emptyMoons(view).filter(it -> Party.offers(prompt, it)).findFirst().orElse(null);
      case "select" ->
          notations(prompt)
              .filter(it -> it.startsWith("attack-"))
              .max(Comparator.naturalOrder())
              .orElse(null);
      default -> null;
    };
  }

  private static Stream<String> emptyMoons(JsonObject view) {
    return view.getAsJsonArray("systems").asList().stream()
        .flatMap(it -> it.getAsJsonObject().getAsJsonArray("planets").asList().stream())
        .map(JsonElement::getAsJsonObject)
        .filter(it -> it.has("moon") && !isHeld(it.get("moon")))
        .map(it -> it.get("id").getAsString());
  }

  private static boolean isHeld(JsonElement moon) {
    return moon.isJsonObject()
        && moon.getAsJsonObject().has("ship")
        && !moon.getAsJsonObject().get("ship").isJsonNull();
  }

  // ---- a moon is attached: first the moon by its digit, then its planet on the board

  private static boolean attaches(JsonObject prompt) {
    return prompt.get("prompt").getAsString().equals("place-moon");
  }

  private static void attach(Guest guest, JsonObject prompt) {
    Page page = guest.page();
    page.locator(".moons [data-option='1']").waitFor();
    page.keyboard().press("1");
    page.getByText("to which planet?").waitFor();
    String planet =
        prompt.getAsJsonArray("options").get(0).getAsJsonObject().get("planet").getAsString();
    cell(page, "^" + planet + ",").click();
    page.locator("[data-primary]").getByText("Attach it to " + planet).click();
    cell(page, "the moon of " + planet + ",").waitFor();
  }

  // ---- the ship of a moon is sent by pressing the moon

  private static List<String> lit(JsonObject prompt) {
    JsonObject gesture = prompt.getAsJsonObject("gesture");
    boolean isOfShips = gesture.get("kind").getAsString().equals("ships");
    if (!isOfShips || !gesture.has("from") || least(gesture) > 1 || sides(gesture) > 1)
      return List.of();
    return gesture.getAsJsonObject("from").keySet().stream()
        .filter(it -> it.startsWith("moon-"))
        .toList();
  }

  private static int least(JsonObject gesture) {
    return gesture.has("least") ? gesture.get("least").getAsInt() : 1;
  }

  private static int sides(JsonObject gesture) {
    JsonElement sides = gesture.get("prefixes");
    return sides != null && sides.isJsonArray() ? sides.getAsJsonArray().size() : 0;
  }

  private static void sendFromMoon(Guest guest, JsonObject prompt) {
    Page page = guest.page();
    String planet = lit(prompt).getFirst().substring("moon-".length());
    Locator moon = cell(page, "the moon of " + planet + ",.* 1 ship, selectable$");
    moon.click();
    cell(page, "the moon of " + planet + ",.* selectable$")
        .and(page.locator("[aria-selected='true']"))
        .waitFor();
    page.locator("[data-primary]").getByText("Send 1 ship").click();
    cell(page, "the moon of " + planet + ", no ships").waitFor();
  }

  // ---- a level is wielded by its digit, while the prompt tells the chain

  private static void wield(Guest guest, JsonObject prompt) {
    Page page = guest.page();
    Locator chain = page.getByRole(AriaRole.LIST).and(page.locator(".chain")).first();
    chain.waitFor();
    assertThat(chain.innerText()).contains("acts").contains("?");
    page.keyboard().press("1");
    told(page, "You wield");
    assertThat(events(guest)).contains("wielded");
  }

  // ---- a Pulsar is played from its button

  private static Optional<String> pulsar(JsonObject prompt) {
    return prompt.get("prompt").getAsString().equals("use")
        ? notations(prompt).filter(it -> it.matches("pulsar-.+/.+")).findFirst()
        : Optional.empty();
  }

  private static void play(Guest guest, JsonObject prompt) {
    Page page = guest.page();
    String use = pulsar(prompt).orElseThrow().replaceFirst(".*/", "");
    String said =
        Map.of("pro", "Pro", "con", "Con", "shield", "Shield").getOrDefault(use, "Denial");
    Locator button =
        page.locator("[data-option]")
            .filter(new Locator.FilterOptions().setHasText("Pulsar (" + said + ")"))
            .first();
    button.click();
    page.locator("[data-primary]")
        .filter(new Locator.FilterOptions().setHasText("Pulsar (" + said + ")"))
        .click();
    told(page, "You use .* Pulsar \\(" + said + "\\)");
  }

  // ---- the page and the view

  private static Locator cell(Page page, String name) {
    return page.getByRole(
        AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(Pattern.compile(name)));
  }

  // Waits until the log says so.
  private static void told(Page page, String sentence) {
    page.keyboard().press("l");
    page.getByText(Pattern.compile(sentence))
        .last()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
  }

  private static Optional<JsonObject> prompt(JsonObject view) {
    return view.getAsJsonArray("prompts").isEmpty()
        ? Optional.empty()
        : Optional.of(view.getAsJsonArray("prompts").get(0).getAsJsonObject());
  }

  private static Stream<String> notations(JsonObject prompt) {
    return prompt.getAsJsonArray("options").asList().stream()
        .map(it -> it.getAsJsonObject().get("notation").getAsString());
  }

  private static Stream<String> events(Guest guest) {
    return StreamSupport.stream(guest.view().getAsJsonArray("log").spliterator(), false)
        .map(it -> it.getAsJsonObject().get("type").getAsString());
  }
}
