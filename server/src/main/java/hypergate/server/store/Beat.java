package hypergate.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/// That one of several nodes is there. Whoever comes first after nobody was there for long notes
/// it, once for all.
final class Beat implements Writer.Work {
  /// The setting that says when anybody was last there.
  private static final String ALIVE = "alive";

  /// The setting that says when nobody was.
  private static final String DOWNTIMES = "downtimes";

  private final long gap;
  private final long silence;
  private Optional<Downtime> found = Optional.empty();

  /// @param gap how long nobody must have been there, in milliseconds
  /// @param silence after how long a node is there no longer that says nothing
  Beat(long gap, long silence) {
    this.gap = gap;
    this.silence = silence;
  }

  /// When nobody was there.
  Optional<Downtime> found() {
    return found;
  }

  @Override
  public void in(Statements statements) throws SQLException {
    found = Optional.empty();
    long now;
    try (Statement statement = statements.connection().createStatement()) {
      now =
          statements.database() instanceof Postgres shared
              ? shared.look(statement)
              : statements.database().wall();
    }
    statements.database().present(statements, silence);
    statements.run(
        "insert into setting (name, value) values (?, '0') on conflict (name) do nothing", ALIVE);
    // Whoever beats at the same time waits here, and finds that somebody was there.
    long last = number(setting(statements, ALIVE, " for update"));
    if (last >= now) return;
    statements.set(ALIVE, Long.toString(now));
    if (last == 0 || now - last < gap) return;
    Downtime nobody = new Downtime(last, now);
    List<Downtime> before = Downtime.read(setting(statements, DOWNTIMES, ""));
    statements.set(DOWNTIMES, Downtime.text(Downtime.more(before, nobody)));
    statements.database().tell(statements, News.of("", News.What.DOWNTIME));
    found = Optional.of(nobody);
  }

  private static String setting(Statements statements, String name, String how)
      throws SQLException {
    try (PreparedStatement query =
        statements
            .connection()
            .prepareStatement("select value from setting where name = ?" + how)) {
      query.setString(1, name);
      try (ResultSet rows = query.executeQuery()) {
        return rows.next() ? rows.getString(1) : "";
      }
    }
  }

  private static long number(String text) {
    return text.matches("\\d{1,18}") ? Long.parseLong(text) : 0;
  }
}
