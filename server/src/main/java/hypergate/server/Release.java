package hypergate.server;

import hypergate.lab.record.Program;
import hypergate.lab.record.RuleDigest;

/// What plays here, for nodes over one database: those of one release come to the same table by the
/// same journal, of others nobody knows.
final class Release {
  /// The system property by which a test says that it is another one.
  static final String OTHER = "hypergate.release";

  private static final int SHORT = 12;

  private Release() {}

  /// This program's: its version, with the commit where that is known, and a digest of all cards
  /// and options.
  static String ours() {
    String other = System.getProperty(OTHER);
    return other != null
        ? other
        : Program.version() + " " + RuleDigest.ofEverything().substring(0, SHORT);
  }
}
