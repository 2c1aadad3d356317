package hypergate.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hears what other nodes write, on a connection of its own. Where that is lost, it makes another
/// and says that anything may have happened meanwhile.
final class Listening implements Store.Service {
  /// Where news are told.
  static final String CHANNEL = "hypergate";

  private static final Logger LOG = LoggerFactory.getLogger(Listening.class);
  private static final int WAIT_MILLIS = 1_000;

  /// Only who is asked now and then learns that nobody is there.
  private static final int SILENT = 5;

  private static final long AGAIN_MILLIS = 500;

  private final Postgres database;
  private final Consumer<News> hears;
  private final Runnable missed;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Connection open;

  Listening(Postgres database, Consumer<News> hears, Runnable missed) {
    this.database = database;
    this.hears = hears;
    this.missed = missed;
    thread = Thread.ofPlatform().name("store-listener").daemon().start(this::listen);
  }

  private void listen() {
    boolean well = true;
    while (!closed) {
      try (Connection connection = database.connect();
          Statement statement = connection.createStatement()) {
        open = connection;
        statement.execute("listen " + CHANNEL);
        if (!well) LOG.atInfo().addKeyValue("data", database).log("hears other nodes again");
        well = true;
        // What was written before we listened, nobody has told us.
        missed.run();
        hear(connection.unwrap(PGConnection.class), statement);
      } catch (SQLException | StoreError e) {
        if (closed) return;
        if (well)
          LOG.atWarn()
              .addKeyValue("data", database)
              .log("cannot hear what other nodes write; trying again");
        well = false;
        pause();
      }
    }
  }

  private void hear(PGConnection connection, Statement statement) throws SQLException {
    int silent = 0;
    while (!closed) {
      PGNotification[] all = connection.getNotifications(WAIT_MILLIS);
      if (all == null || all.length == 0) {
        if (++silent % SILENT == 0) statement.execute("select 1");
        continue;
      }
      silent = 0;
      for (PGNotification each : all)
        News.read(each.getParameter(), database.node()).ifPresent(this::tell);
    }
  }

  // One table's trouble must not keep us from hearing of all others.
  private void tell(News news) {
    try {
      hears.accept(news);
    } catch (RuntimeException e) {
      LOG.atError().addKeyValue("table", news.table()).setCause(e).log("news came to nothing");
    }
  }

  private static void pause() {
    try {
      Thread.sleep(AGAIN_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Hears nothing more.
  @Override
  public void close() {
    closed = true;
    Connection waiting = open;
    try {
      // Whoever waits there need not do so any longer.
      if (waiting != null) waiting.abort(Runnable::run);
      thread.join(2L * WAIT_MILLIS);
    } catch (SQLException e) {
      LOG.atDebug().setCause(e).log("stopped hearing");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
