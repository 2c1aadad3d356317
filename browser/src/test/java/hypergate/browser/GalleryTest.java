package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Pictures to look at: every state of the page that matters, at three sizes, dark and light, in
/// `browser/target/gallery` with an `index.html` that has them all. It looks at nothing itself, so
/// it runs only when asked to: `-Dgallery=all`, or a part of the names of those states that are
/// wanted (`-Dgallery=deal`). The games are the same in every run.
@EnabledIfSystemProperty(named = "gallery", matches = ".+")
final class GalleryTest {
  private static final Path FOLDER = Path.of("target", "gallery");
  private static final int[][] SIZES = {{1440, 900}, {1024, 768}, {390, 844}};

  /// So many games are begun at most until somebody is asked what a picture shows.
  private static final int MOST_GAMES = 12;

  private static final String USUAL = "\"technology\":\"off\"";
  private static final String INSTANT =
      "pace: 'instant', motion: 'less', name: 'Ana', sound: false";

  /// Nothing that was to happen later happens: what is shown for a moment stays.
  private static final String FREEZE = "for (let i = 0; i < 100000; i++) clearTimeout(i)";

  @RegisterExtension static final Site site = new Site();
  private static final List<String> taken = new ArrayList<>();

  private static boolean isWanted(String name) {
    String wanted = System.getProperty("gallery", "");
    return wanted.equals("all") || name.contains(wanted);
  }

  // Takes the pictures of a state, which a page shows.
  private static void take(Page page, String name) {
    for (ColorScheme theme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
      for (int[] size : SIZES) {
        Screen.size(page, size[0], size[1]);
        String file =
            "%s-%dx%d-%s.png"
                .formatted(name, size[0], size[1], theme.name().toLowerCase(Locale.ROOT));
        page.screenshot(
            new Page.ScreenshotOptions().setPath(FOLDER.resolve(file)).setTimeout(60_000));
      }
    }
    page.setViewportSize(SIZES[0][0], SIZES[0][1]);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    taken.add(name);
  }

  private static Page visitor(String settings) {
    Page page = site.visitor(SIZES[0][0], SIZES[0][1], settings);
    page.navigate(site.address());
    return page;
  }

  private static Guest table(Page page, String options, int seats) {
    String wish =
        """
        {"name":"Gallery","me":"Ana","preset":"first-game","options":{"seats":"%d",%s},
         "seats":[{"kind":"person"}%s],"clock":{"mode":"none"},"secrecy":"relaxed","watch":"anyone"}
        """
            .formatted(
                seats, options, ",{\"kind\":\"machine\",\"machine\":\"novice\"}".repeat(seats - 1));
    Guest guest = Guest.host(page, site.address(), wish);
    guest.command("start", "\"numbers\":\"1\"");
    return guest;
  }

  // Somebody at a table at which it stands as wanted.
  private static Guest at(Page page, String options, int seats, Predicate<JsonObject> wanted)
      throws InterruptedException {
    for (int seed = 1; seed <= MOST_GAMES; seed++) {
      Guest guest = table(page, options, seats);
      if (new Party(seed, guest).until(views -> wanted.test(views.getFirst()), (p, v) -> null))
        return guest;
    }
    throw new AssertionError("no game came to it with " + options);
  }

  private static Predicate<JsonObject> asked(String prompt) {
    return view -> Guest.encounter(view) > 1 && Party.asked(view).equals(prompt);
  }

  // A state in which somebody is asked something.
  private static void question(String name, String options, int seats, Predicate<JsonObject> wanted)
      throws InterruptedException {
    if (!isWanted(name)) return;
    Page page = visitor(INSTANT);
    Guest guest = at(page, options, seats, wanted).open();
    guest.form().waitFor();
    take(page, name);
    page.context().close();
  }

  // ---- pages without a table

  @Test
  void pages() {
    for (String path :
        List.of(
            "start",
            "new",
            "learn",
            "puzzle",
            "watch",
            "help",
            "settings",
            "catalogue",
            "catalogue/alien/zombie")) {
      String name = path.replaceAll(".*/", "page-").replaceAll("^(?!page-)", "page-");
      if (!isWanted(name)) continue;
      Page page = visitor(INSTANT);
      page.navigate(site.address() + (path.equals("start") ? "" : entry(path)));
      page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)).first().waitFor();
      page.waitForLoadState(LoadState.NETWORKIDLE);
      take(page, name);
      page.context().close();
    }
  }

  // Entries are addressed by their id alone.
  private static String entry(String path) {
    return path.replace("/alien/", "/");
  }

  // ---- tables

  @Test
  void lobby() {
    if (!isWanted("lobby")) return;
    Page page = visitor(INSTANT);
    Guest.host(page, site.address(), TogetherTest.twoPeople("relaxed")).open();
    page.getByText("Waits for").first().waitFor();
    take(page, "lobby");
  }

  @Test
  void questions() throws InterruptedException {
    question("aliens", USUAL, 4, view -> Party.asked(view).equals("keep-alien"));
    question("aim", USUAL, 4, asked("aim"));
    question("launch", USUAL, 4, asked("launch"));
    question("invite", USUAL, 4, asked("invite"));
    question("ally", USUAL, 4, asked("join"));
    question("planning", USUAL, 4, asked("select"));
    question("use", USUAL, 4, asked("use"));
    question("deal", USUAL, 4, asked("deal"));
    question("next", USUAL, 4, asked("next"));
  }

  @Test
  void variants() throws InterruptedException {
    question("technology", "\"technology\":\"odyssey\"", 4, asked("select"));
    question("levels", "\"technology\":\"off\",\"levels\":\"true\"", 4, asked("select"));
    question("pulsars", "\"technology\":\"off\",\"pulsars\":\"true\"", 4, asked("select"));
    question("moons", "\"technology\":\"off\",\"moons\":\"serious\"", 4, asked("aim"));
    question(
        "hazards",
        "\"technology\":\"off\",\"hazards\":\"both\",\"hazard.trigger\":\"everyEncounter\"",
        4,
        view ->
            asked("select").test(view)
                && !view.getAsJsonObject("piles").getAsJsonArray("hazards").isEmpty());
    question("eight", USUAL, 8, asked("select"));
    question(
        "everything",
        "\"technology\":\"odyssey\",\"levels\":\"true\",\"pulsars\":\"true\",\"moons\":\"serious\","
            + "\"hazards\":\"both\",\"powers\":\"2\",\"aliens.sets\":\"base+dominion+odyssey\"",
        6,
        asked("select"));
  }

  // ---- states that are made on the page

  @Test
  void hint_and_text() throws InterruptedException {
    if (!isWanted("hint") && !isWanted("text")) return;
    Page page = visitor(INSTANT);
    Guest guest = at(page, USUAL, 4, asked("select")).open();
    guest.form().waitFor();
    page.keyboard().press("i");
    page.getByText(Pattern.compile("In what was tried out")).first().waitFor();
    take(page, "hint");
    page.keyboard().press("i");
    page.keyboard().press("v");
    page.locator("#text-decision").waitFor();
    take(page, "text");
  }

  @Test
  void reveal() throws InterruptedException {
    if (!isWanted("reveal")) return;
    Page page = visitor("pace: 'normal', motion: 'less', name: 'Ana', sound: false");
    Guest guest = at(page, USUAL, 4, asked("select")).open();
    guest.form().waitFor();
    JsonObject prompt = guest.view().getAsJsonArray("prompts").get(0).getAsJsonObject();
    JsonArray options = prompt.getAsJsonArray("options");
    String card = options.get(0).getAsJsonObject().get("notation").getAsString();
    guest.command("answer", Answering.to(prompt, card));
    page.locator(".reveal").waitFor();
    page.waitForTimeout(1_200);
    page.evaluate(FREEZE);
    take(page, "reveal");
  }

  @Test
  void verdict() throws InterruptedException {
    if (!isWanted("verdict")) return;
    Page page = visitor("pace: 'slow', motion: 'less', name: 'Ana', sound: false");
    Guest guest = at(page, USUAL, 4, asked("select")).open();
    guest.form().waitFor();
    Locator result = page.locator(".verdict.told h2");
    Answering answering = new Answering(1);
    for (int step = 0; step < 200 && result.count() == 0; step++) {
      JsonObject view = guest.view();
      if (view.getAsJsonArray("prompts").isEmpty()) page.waitForTimeout(100);
      else guest.command("answer", answering.next(view));
    }
    result.waitFor();
    page.evaluate(FREEZE);
    take(page, "verdict");
  }

  @Test
  void meanwhile() throws InterruptedException {
    if (!isWanted("digest")) return;
    Page page = visitor(INSTANT);
    Guest guest = at(page, USUAL, 4, asked("join")).open();
    guest.form().waitFor();
    Locator tab = page.getByText(Pattern.compile("^Meanwhile"));
    if (tab.count() > 0) tab.first().click();
    take(page, "digest");
  }

  @Test
  void lesson() {
    if (!isWanted("lesson")) return;
    Page page = visitor(INSTANT);
    page.navigate(site.address() + "learn/encounter");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the lesson"))
        .click();
    page.waitForURL("**/t/*");
    page.locator("[data-coach]").first().waitFor();
    take(page, "lesson");
  }

  @Test
  void puzzle() {
    if (!isWanted("puzzle-table")) return;
    Page page = visitor(INSTANT);
    page.navigate(site.address() + "puzzle/2026-10-01");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play the puzzle")).click();
    page.waitForURL("**/t/*");
    Guest guest = new Guest(page, site.address(), page.url().replaceFirst(".*/t/(\\w+).*", "$1"));
    guest.form().waitFor();
    guest.command("answer", new Answering(1).next(guest.view()));
    page.getByText("Your answer:").first().waitFor();
    take(page, "puzzle-table");
  }

  @Test
  void end_and_replay() throws InterruptedException {
    if (!isWanted("end") && !isWanted("replay")) return;
    Page page = visitor(INSTANT);
    Guest guest = table(page, "\"technology\":\"odyssey\"", 4);
    assertThat(new Party(6, guest).until(views -> false, (prompt, view) -> null)).isFalse();
    guest.open().page().locator("section.end").waitFor();
    page.locator(".scene ol li").first().waitFor();
    take(page, "end");
    page.locator("section.end").getByText("Replay").click();
    page.waitForURL("**/g/*");
    page.locator("#table-prompt button").first().waitFor();
    for (int i = 0; i < 40; i++) page.keyboard().press("ArrowRight");
    take(page, "replay");
  }

  /// Writes the page that has them all.
  @AfterAll
  static void index() throws IOException {
    if (taken.isEmpty()) return;
    StringBuilder text =
        new StringBuilder("<!doctype html><meta charset=utf-8><title>Gallery</title>");
    text.append(
        "<style>body{background:#555;font:16px sans-serif;color:#fff}div{display:flex;gap:8px;"
            + "align-items:flex-start}img{height:300px}</style>");
    for (String name : taken) {
      text.append("<h2 id=").append(name).append('>').append(name).append("</h2>");
      for (String theme : List.of("dark", "light")) {
        text.append("<div>");
        for (int[] size : SIZES) {
          String file = "%s-%dx%d-%s.png".formatted(name, size[0], size[1], theme);
          text.append("<a href=").append(file).append("><img src=").append(file).append("></a>");
        }
        text.append("</div>");
      }
    }
    Files.writeString(FOLDER.resolve("index.html"), text.toString());
  }
}
