package hypergate.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Shows a page in the person's browser, if there is one. Never fails: the address has been printed
/// anyway.
public final class Browser {
  private Browser() {}

  /// Shows a page.
  public static void show(URI page) {
    List<String> command =
        command(System.getProperty("os.name", ""), System.getenv(), page.toString());
    if (command.isEmpty()) return;
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // No such program; the person opens the page.
    }
  }

  static List<String> command(String system, Map<String, String> environment, String page) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) return List.of("rundll32", "url.dll,FileProtocolHandler", page);
    if (name.startsWith("mac")) return List.of("open", page);
    // Without a screen it would start a browser of letters in the middle of ours.
    boolean screen =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    return screen ? List.of("xdg-open", page) : List.of();
  }
}
