package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two people in two browsers make a deal: an offer is changed, its old version can't be signed any
/// more, the promise stands apart, and what was agreed happens (acceptance check 4).
final class DealTest {
  private static final int GAMES = 20;
  private static final String PROMISE = "I will be kind";
  @RegisterExtension static final Site site = new Site();

  /// Who speaks first, and who answers.
  private record Talkers(Guest first, Guest second) {}

  @Test
  void an_offer_is_changed_signed_and_carried_out() throws Exception {
    Page one = site.visitor(1440, 900);
    Page two = site.visitor(1440, 900);
    one.navigate(site.address());
    two.navigate(site.address());
    Talkers talkers = negotiating(one, two);
    Guest first = talkers.first().open();
    Guest second = talkers.second().open();

    // Version 1: a card against a card, with a promise in words of one's own.
    button(first.page(), "One card each").click();
    button(first.page(), "+ promise").click();
    Locator dialog = first.page().getByRole(AriaRole.DIALOG);
    dialog.getByText("something else").click();
    dialog.getByRole(AriaRole.TEXTBOX).fill(PROMISE);
    dialog.getByText("Add the promise").click();
    button(first.page(), "Propose v1").click();

    // The other takes the offer up and changes it: an empty half instead of a card.
    second.page().getByText(PROMISE).first().waitFor();
    button(second.page(), "Accept v1").waitFor();
    String old = digest(second);
    LookTest.scan(second.page(), "the deal sheet");
    second.page().screenshot(Site.picture("deal-desktop"));
    Locator given = second.page().getByRole(AriaRole.REGION, region("You give"));
    given.getByRole(AriaRole.BUTTON, within("Take out")).first().click();
    button(second.page(), "Propose v2").click();

    // What was v1 can't be signed any more; nothing happens.
    button(first.page(), "Accept v2").waitFor();
    assertThat(digest(first)).isNotEqualTo(old);
    JsonObject before = first.view();
    APIResponse refused =
        first.send("deal", "\"action\":\"accept\",\"digest\":\"%s\"".formatted(old));
    assertThat(refused.status()).as("signing the old version").isIn(409, 422);
    assertThat(Guest.lasting(first.view())).isEqualTo(Guest.lasting(before));

    button(first.page(), "Accept v2").click();
    button(first.page(), "Sign v2: press again").click();
    first.page().getByText("Accept v2").first().waitFor(gone());
    second.page().getByText("Propose v2").first().waitFor(gone());
    // Who could still stop the deal with a card lets it be.
    Party both = new Party(1, first, second);
    assertThat(
            both.until(
                views -> ended(views.getFirst()) > ended(before),
                (prompt, view) -> Party.offers(prompt, "pass") ? "pass" : null))
        .as("the deal has ended")
        .isTrue();
    String log = first.view().get("log").toString();
    assertThat(log.substring(log.lastIndexOf("\"type\":\"deal-ended\"")))
        .as("what became of the deal")
        .contains("\"made\":true");
    for (Guest guest : List.of(first, second)) {
      Locator ledger = guest.page().getByRole(AriaRole.BUTTON, region("Promises"));
      ledger.first().click();
      guest.page().getByText(PROMISE).first().waitFor();
      assertThat(guest.view().get("promises").toString()).contains(PROMISE, "\"open\"");
    }
  }

  // How many deals have ended, as far as the log tells.
  private static int ended(JsonObject view) {
    return view.get("log").toString().split("\"type\":\"deal-ended\"", -1).length;
  }

  // Plays tables until two people have both revealed Negotiate.
  private static Talkers negotiating(Page one, Page two) throws InterruptedException {
    for (int game = 0; game < GAMES; game++) {
      Guest ana = Guest.host(one, site.address(), TogetherTest.twoPeople("relaxed"));
      Guest bo = ana.other(two).enter(ana.secret(), "Bo");
      bo.command("ready", "\"ready\":true");
      ana.command("start", "\"ready\":true");
      Party party = new Party(200L + game, ana, bo);
      if (!party.until(views -> views.stream().anyMatch(DealTest::isPossible), DealTest::prefer))
        continue;
      List<JsonObject> views = party.views();
      return isPossible(views.getFirst()) ? new Talkers(ana, bo) : new Talkers(bo, ana);
    }
    throw new AssertionError("no two people negotiated in " + GAMES + " games");
  }

  // Whether this seat is asked for its word in a deal with the other person, each having cards.
  private static boolean isPossible(JsonObject view) {
    if (!Party.asked(view).equals("deal")) return false;
    JsonObject deal = view.getAsJsonObject("deal");
    Set<String> main = Set.of(text(deal, "offense"), text(deal, "defense"));
    return main.equals(Set.of("A", "B")) && hand(view, "A") > 0 && hand(view, "B") > 0;
  }

  private static int hand(JsonObject view, String seat) {
    for (JsonElement one : view.getAsJsonArray("seats"))
      if (text(one.getAsJsonObject(), "seat").equals(seat))
        return one.getAsJsonObject().get("hand").getAsInt();
    return 0;
  }

  // People want to meet each other and to talk.
  private static @Nullable String prefer(JsonObject prompt, JsonObject view) {
    String other = view.getAsJsonObject("me").get("seat").getAsString().equals("A") ? "B" : "A";
    return switch (prompt.get("prompt").getAsString()) {
      case "select" -> Party.offers(prompt, "negotiate") ? "negotiate" : null;
      case "defense" -> Party.offers(prompt, other) ? other : null;
      case "deal" -> "reject";
      default -> null;
    };
  }

  private static String digest(Guest guest) {
    JsonArray versions = guest.view().getAsJsonObject("deal").getAsJsonArray("versions");
    return text(versions.get(versions.size() - 1).getAsJsonObject(), "digest");
  }

  private static String text(JsonObject part, String name) {
    JsonElement value = part.get(name);
    return value == null || value.isJsonNull() ? "" : value.getAsString();
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);
  }

  private static Page.GetByRoleOptions region(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Locator.GetByRoleOptions within(String name) {
    return new Locator.GetByRoleOptions().setName(name);
  }
}
