package hypergate.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ColorScheme;
import hypergate.server.Server;
import hypergate.server.ServerConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// A server in this JVM for the tests of one class, and people who visit it with browsers of their
/// own. What the server and its pages draw at random follows from the name of the test, so that
/// each test plays the same games in every run. After each test nobody's page may have complained,
/// and when the test failed, what its pages showed is in `target/pictures`.
final class Site
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  /// A page's random numbers: the same in every run, others on every page that is opened.
  private static final String DICE =
      """
      (() => {
        if (location.protocol !== 'http:') return;
        const opened = 1 + Number(localStorage.getItem('dice') ?? 0);
        localStorage.setItem('dice', String(opened));
        let state = Math.imul(SEED + opened, 0x9e3779b9);
        const next = () => {
          state = (state + 0x6d2b79f5) | 0;
          let it = Math.imul(state ^ (state >>> 15), state | 1);
          it ^= it + Math.imul(it ^ (it >>> 7), it | 61);
          return (it ^ (it >>> 14)) >>> 0;
        };
        Math.random = () => next() / 2 ** 32;
        crypto.getRandomValues = (numbers) => {
          for (let i = 0; i < numbers.length; i++) numbers[i] = next();
          return numbers;
        };
      })();
      """;

  private final List<BrowserContext> visitors = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final Random dice = new Random();
  private @Nullable Chrome chrome;
  private @Nullable Path folder;
  private @Nullable Server server;

  @Override
  public void beforeAll(ExtensionContext test) {
    chrome =
        test.getRoot()
            .getStore(ExtensionContext.Namespace.create(Site.class))
            .computeIfAbsent(Chrome.class, none -> new Chrome(), Chrome.class);
  }

  @Override
  public void beforeEach(ExtensionContext test) {
    dice.setSeed(test.getRequiredTestMethod().toString().hashCode());
  }

  /// Where the pages are, with a slash at its end. The server starts when it is first asked for.
  String address() {
    if (server == null)
      server = Server.start(ServerConfig.local(folder().resolve("tables.db")), dice);
    return server.address().toString();
  }

  /// A folder for what a test writes, gone after the last test of the class.
  Path folder() {
    try {
      if (folder == null) folder = Files.createTempDirectory("hypergate-browser");
      return folder;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /// A person with a browser of their own at a desk, shown everything at once.
  Page visitor(int width, int height) {
    return visitor(
        new Browser.NewContextOptions().setViewportSize(width, height),
        "pace: 'instant', motion: 'less', name: 'Ana'");
  }

  /// A person at a desk with other settings, written as the inside of a JavaScript object.
  Page visitor(int width, int height, String settings) {
    return visitor(new Browser.NewContextOptions().setViewportSize(width, height), settings);
  }

  /// A person with a phone that has no keys.
  Page phone(int width, int height) {
    return visitor(
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setHasTouch(true)
            .setIsMobile(true)
            .setDeviceScaleFactor(2),
        "pace: 'instant', motion: 'less', name: 'Ana'");
  }

  private Page visitor(Browser.NewContextOptions options, String settings) {
    BrowserContext context =
        Objects.requireNonNull(chrome)
            .browser()
            .newContext(options.setColorScheme(ColorScheme.DARK).setLocale("en-GB"));
    visitors.add(context);
    context.setDefaultTimeout(60_000);
    context.addInitScript(DICE.replace("SEED", Integer.toString(1000 * visitors.size())));
    context.addInitScript(
        "if (location.protocol === 'http:' && !localStorage.getItem('hypergate'))"
            + " localStorage.setItem('hypergate', JSON.stringify({"
            + settings
            + "}));");
    context.onPage(
        page -> {
          page.onPageError(complaints::add);
          page.onConsoleMessage(
              message -> {
                if (message.type().equals("error")) complaints.add(message.text());
              });
        });
    return context.newPage();
  }

  /// Leaves out complaints that belong to the test, such as those about a line that it cut.
  void forgive(String part) {
    complaints.removeIf(complaint -> complaint.contains(part));
  }

  @Override
  public void afterEach(ExtensionContext test) {
    boolean failed = test.getExecutionException().isPresent();
    int number = 0;
    for (BrowserContext visitor : visitors) {
      if (failed)
        for (Page page : visitor.pages())
          keep(page, "failed-" + test.getRequiredTestMethod().getName() + "-" + ++number);
      visitor.close();
    }
    visitors.clear();
    // A refusal that the page handles is an error to the browser's console, not to us.
    forgive("the server responded with a status of 4");
    List<String> heard = List.copyOf(complaints);
    complaints.clear();
    if (!failed) assertThat(heard).as("what pages complained about").isEmpty();
  }

  private static void keep(Page page, String name) {
    try {
      page.screenshot(picture(name).setTimeout(20_000));
    } catch (PlaywrightException e) {
      System.err.println("No picture of " + page.url() + ": " + e.getMessage());
    }
  }

  /// Where the picture of this name goes.
  static Page.ScreenshotOptions picture(String name) {
    return new Page.ScreenshotOptions()
        .setPath(Path.of("target", "pictures", name + ".png"))
        .setTimeout(60_000);
  }

  @Override
  public void afterAll(ExtensionContext test) throws IOException {
    if (server != null) server.close();
    server = null;
    if (folder == null) return;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
    }
    folder = null;
  }
}
