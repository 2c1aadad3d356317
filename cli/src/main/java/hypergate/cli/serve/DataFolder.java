package hypergate.cli.serve;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Where this system keeps what belongs to a person's programs.
public final class DataFolder {
  private DataFolder() {}

  /// The file of tables, unless another is named.
  public static Path file() {
    return folder(
            System.getProperty("os.name", ""), System.getProperty("user.home", ""), System.getenv())
        .resolve("tables.db");
  }

  static Path folder(String system, String home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      String roaming = environment.get("APPDATA");
      return roaming == null || roaming.isBlank()
          ? Path.of(home, "AppData", "Roaming", "hypergate")
          : Path.of(roaming, "hypergate");
    }
    if (name.startsWith("mac")) return Path.of(home, "Library", "Application Support", "hypergate");
    // A path there that isn't absolute is to be ignored, says its specification.
    String data = environment.get("XDG_DATA_HOME");
    return data == null || !data.startsWith("/")
        ? Path.of(home, ".local", "share", "hypergate")
        : Path.of(data, "hypergate");
  }
}
