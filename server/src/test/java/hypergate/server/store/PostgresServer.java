package hypergate.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL of one's own for tests, which can be stopped and started again with what it keeps.
/// The role `guest` needs a password, all others none.
public final class PostgresServer implements AutoCloseable {
  private static final String OWNER = "postgres";

  private final Path folder;
  private final Path rules;
  private EmbeddedPostgres process;
  private final int port;
  private int databases;

  private PostgresServer(Path folder, Path rules) throws IOException {
    this.folder = folder;
    this.rules = rules;
    process = builder().start();
    port = process.getPort();
  }

  /// Starts one that keeps what it keeps in a folder.
  public static PostgresServer start(Path folder) throws IOException {
    Path rules = Files.createDirectories(folder).resolve("hba.conf");
    Files.writeString(
        rules,
        """
        host all guest 127.0.0.1/32 scram-sha-256
        host all all 127.0.0.1/32 trust
        """);
    return new PostgresServer(folder, rules);
  }

  private EmbeddedPostgres.Builder builder() {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder.resolve("data"))
        .setOverrideWorkingDirectory(folder.resolve("programs").toFile())
        .setCleanDataDirectory(false)
        .setServerConfig("hba_file", rules.toString())
        .setServerConfig("fsync", "off");
  }

  /// A new, empty database.
  public DatabaseAddress database() {
    String name = "t" + ++databases;
    try (Connection connection = connect(address(OWNER));
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return address(name);
  }

  private DatabaseAddress address(String name) {
    return new DatabaseAddress("127.0.0.1", port, name, OWNER, null, "");
  }

  /// The same database at the other end of a cable.
  public DatabaseAddress through(Relay relay, DatabaseAddress address) {
    return new DatabaseAddress(
        address.host(), relay.port(), address.database(), address.user(), null, "");
  }

  /// A cable to it.
  public Relay relay() throws IOException {
    return new Relay(port);
  }

  /// The same database for somebody else.
  DatabaseAddress as(DatabaseAddress address, String user, @Nullable String password) {
    return new DatabaseAddress(
        address.host(), address.port(), address.database(), user, password, "");
  }

  /// A connection of the test's own.
  public Connection connect(DatabaseAddress address) throws SQLException {
    return DriverManager.getConnection(address.url(), address.login());
  }

  /// Stops it.
  public void away() throws IOException {
    process.close();
  }

  /// Starts it again where it was.
  public void back() throws IOException {
    process = builder().setPort(port).start();
  }

  @Override
  public void close() throws IOException {
    process.close();
  }
}
