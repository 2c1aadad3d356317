package hypergate.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// The browser that tests drive: from the environment variable `HYPERGATE_CHROMIUM`, or the first
/// Chromium or Chrome on the path. Playwright never fetches one of its own. One serves all tests;
/// each visitor has a context of their own in it.
final class Chrome implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;

  /// Starts the browser.
  ///
  /// @throws IllegalStateException when there is none, saying what to install
  Chrome() {
    Path program = program(System.getenv());
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    .setArgs(FLAGS)
                    .setTimeout(120_000)
                    .setHeadless(true));
  }

  /// The browser.
  Browser browser() {
    return browser;
  }

  /// The program of the browser, by the variables of an environment.
  static Path program(Map<String, String> environment) {
    String set = environment.getOrDefault("HYPERGATE_CHROMIUM", "");
    if (!set.isBlank()) {
      if (Files.isExecutable(Path.of(set))) return Path.of(set);
      throw new IllegalStateException(
          "HYPERGATE_CHROMIUM names " + set + ", and there is no program of that name.");
    }
    for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator))
      for (String name : NAMES) {
        Path program = Path.of(folder, name);
        if (Files.isExecutable(program)) return program;
      }
    throw new IllegalStateException(
        "The browser tests need Chromium. Install it (apt install chromium, brew install chromium)"
            + " or set HYPERGATE_CHROMIUM to its program; to leave these tests out: ./hypergate"
            + " test -Dbrowser.skip=true");
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
