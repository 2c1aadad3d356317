package hypergate.lab.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/// Which program this is: its version, and the commit that it was built from where the build knew
/// it.
public final class Program {
  private static final String VERSION = read();

  private Program() {}

  /// `0.1.0+3f2a91c04`; `0.1.0-SNAPSHOT` when nobody knows the commit; `development` when it was
  /// not built at all.
  public static String version() {
    return VERSION;
  }

  private static String read() {
    Properties build = new Properties();
    try (InputStream in = Program.class.getResourceAsStream("build.properties")) {
      if (in != null) build.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return version(build.getProperty("version", ""), build.getProperty("commit", ""));
  }

  /// What a version and a commit make together.
  ///
  /// @param version of the project; what the build has not filled in counts as nothing
  static String version(String version, String commit) {
    if (version.isEmpty() || version.startsWith("${")) return "development";
    if (commit.isEmpty() || commit.startsWith("${")) return version;
    return version.replace("-SNAPSHOT", "") + "+" + commit;
  }
}
