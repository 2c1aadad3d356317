package hypergate.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The browser that tests drive: from the environment variable `HYPERGATE_CHROMIUM`, or the first
/// Chromium or Chrome on the path. Playwright never fetches one of its own.
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
    Path program =
        program()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "The browser tests need Chromium. Install it (apt install chromium, brew"
                            + " install chromium) or set HYPERGATE_CHROMIUM to its program; to"
                            + " leave these tests out: ./hypergate test -Dbrowser.skip=true"));
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
                    .setHeadless(true));
  }

  /// The browser.
  Browser browser() {
    return browser;
  }

  private static Optional<Path> program() {
    String set = System.getenv("HYPERGATE_CHROMIUM");
    if (set != null && !set.isBlank()) return Optional.of(Path.of(set));
    for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
      for (String name : NAMES) {
        Path program = Path.of(folder, name);
        if (Files.isExecutable(program)) return Optional.of(program);
      }
    return Optional.empty();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
