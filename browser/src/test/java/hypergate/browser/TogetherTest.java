package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// People together: a link leads to a seat, everybody sees what is theirs, old answers are refused.
final class TogetherTest {
  @TempDir Path folder;
  private Site site;
  private String address;

  @BeforeEach
  void open() {
    site = new Site(folder);
    address = site.address().toString();
  }

  @AfterEach
  void close() {
    if (site != null) site.close();
  }

  private static final String TWO_PEOPLE =
      """
      {"name":"Friends","me":"Ana","preset":"first-game","options":{"planets":"4","seats":"3"},
       "seats":[{"kind":"person"},{"kind":"person"},{"kind":"machine","machine":"novice"}],
       "clock":{"mode":"none"},"secrecy":"%s","windowSeconds":2,"watch":"anyone"}
      """;

  @Test
  void a_newcomer_sits_at_a_table_after_one_press() {
    Page page = site.visitor(1440, 900);
    page.navigate(address);
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play now")).click();
    page.waitForURL("**/t/*");
    page.getByText("Which alien will you play?").first().waitFor();
    assertThat(site.complaints()).isEmpty();
  }

  @Test
  void two_people_meet_by_a_link_and_a_spectator_sees_no_hand() {
    Page ana = site.visitor(1280, 800);
    ana.navigate(address);
    JsonObject made = Tables.post(ana, address + "api/v1/tables", TWO_PEOPLE.formatted("relaxed"));
    String table = made.get("table").getAsString();
    String secret =
        made.getAsJsonArray("links").get(0).getAsJsonObject().get("secret").getAsString();
    ana.navigate(address + "t/" + table);
    ana.getByText("Waits for", new Page.GetByTextOptions().setExact(false)).first().waitFor();

    Page bo = site.visitor(1280, 800);
    bo.navigate(address + "t/" + table + "#k=" + secret);
    bo.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I am ready")).click();
    assertThat(bo.url()).as("the secret is gone from the address").doesNotContain("#k=");
    ana.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the game")).click();
    ana.getByText("Which alien will you play?").first().waitFor();
    bo.getByText("Which alien will you play?").first().waitFor();

    String own = Tables.view(ana, address, table).get("me").toString();
    assertThat(own).contains("\"A\"");
    assertThat(Tables.view(bo, address, table).get("me").toString()).contains("\"B\"");

    Page watcher = site.visitor(1280, 800);
    watcher.navigate(address + "t/" + table);
    JsonObject seen = Tables.view(watcher, address, table);
    assertThat(seen.getAsJsonArray("hand")).isEmpty();
    assertThat(seen.getAsJsonArray("prompts")).isEmpty();
    APIResponse refused =
        Tables.send(
            watcher,
            address + "api/v1/tables/" + table + "/commands",
            "{\"do\":\"answer\",\"key\":\"x\",\"n\":1,\"prompt\":\"keep-alien\",\"answer\":\"human\"}");
    assertThat(refused.status()).isEqualTo(403);
    assertThat(site.complaints()).isEmpty();
  }

  @Test
  void an_old_answer_and_a_second_press_change_nothing() {
    Page page = site.visitor(1280, 800);
    page.navigate(address);
    String table = Tables.alone(page, address, "off", 3);
    JsonObject view = Tables.view(page, address, table);
    JsonObject prompt = view.getAsJsonArray("prompts").get(0).getAsJsonObject();
    JsonElement alien = prompt.getAsJsonArray("options").get(0).getAsJsonObject().get("notation");
    String answer =
        "{\"do\":\"answer\",\"key\":\"%s\",\"n\":%s,\"prompt\":\"keep-alien\",\"answer\":%s}";
    Tables.command(page, address, table, answer.formatted("first", prompt.get("n"), alien));
    JsonObject after = Tables.view(page, address, table);
    // The same key again is the same reply; another key for an old question is refused.
    Tables.command(page, address, table, answer.formatted("first", prompt.get("n"), alien));
    APIResponse stale =
        Tables.send(
            page,
            address + "api/v1/tables/" + table + "/commands",
            answer.formatted("second", prompt.get("n"), alien));
    assertThat(stale.status()).isEqualTo(409);
    assertThat(Tables.lasting(Tables.view(page, address, table))).isEqualTo(Tables.lasting(after));
  }

  @Test
  void two_windows_of_one_seat_both_live() {
    Page page = site.visitor(1280, 800);
    page.navigate(address);
    String table = Tables.alone(page, address, "off", 3);
    page.navigate(address + "t/" + table);
    Page second = page.context().newPage();
    second.navigate(address + "t/" + table);
    second.getByText("Which alien will you play?").first().waitFor();
    page.bringToFront();
    page.getByText("Which alien will you play?").first().waitFor();
    page.keyboard().press("1");
    page.keyboard().press("Enter");
    second
        .getByText("Which alien will you play?")
        .first()
        .waitFor(
            new com.microsoft.playwright.Locator.WaitForOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.HIDDEN));
  }

  @Test
  void scripts_in_names_and_chat_are_text() {
    Page page = site.visitor(1280, 800);
    page.navigate(address);
    String evil = "<img src=x onerror=alert(1)>";
    String wish =
        TWO_PEOPLE.formatted("relaxed").replace("Friends", evil).replace("\"Ana\"", "\"<b>A</b>\"");
    String table = Tables.post(page, address + "api/v1/tables", wish).get("table").getAsString();
    page.navigate(address + "t/" + table);
    page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName(evil)).first().waitFor();
    Tables.command(
        page,
        address,
        table,
        "{\"do\":\"chat\",\"key\":\"c\",\"to\":\"table\",\"text\":\"<script>alert(1)</script>\"}");
    assertThat(page.locator("img[src=x]").count()).isZero();
    assertThat(site.complaints()).isEmpty();
  }
}
