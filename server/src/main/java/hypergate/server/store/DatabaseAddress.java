package hypergate.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Where a database of PostgreSQL is, and who we are there, as in
/// `postgresql://name:password@host:5432/database?sslmode=require`.
///
/// @param host its machine
/// @param port its port
/// @param database its name there
/// @param user who we are; null for PGUSER, and for the driver's own default
/// @param password our password; null for PGPASSWORD, and for what `~/.pgpass` says
/// @param parameters what the driver is told besides, as written after the question mark; may be
///   empty
public record DatabaseAddress(
    String host,
    int port,
    String database,
    @Nullable String user,
    @Nullable String password,
    String parameters) {
  /// The port of PostgreSQL.
  public static final int PORT = 5432;

  private static final String SHAPE = "postgresql://name:password@host:5432/database";

  /// Reads an address.
  ///
  /// @throws IllegalArgumentException when it is none; the message never repeats the password
  public static DatabaseAddress of(String written) {
    URI uri;
    try {
      uri = new URI(written);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(
          "the address of the database cannot be read; write it like "
              + SHAPE
              + ", with % and two digits for signs like @ or / in a password",
          e);
    }
    String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
    if (!scheme.equals("postgresql") && !scheme.equals("postgres"))
      throw new IllegalArgumentException(
          "only databases of PostgreSQL can be used; write the address like " + SHAPE);
    if (uri.getHost() == null)
      throw new IllegalArgumentException(
          "the address of the database names no machine; write it like " + SHAPE);
    String name = uri.getPath() == null ? "" : uri.getPath().replaceFirst("^/", "");
    if (name.isEmpty() || name.contains("/"))
      throw new IllegalArgumentException(
          "the address of the database names no database; write it like " + SHAPE);
    String who = uri.getRawUserInfo();
    int colon = who == null ? -1 : who.indexOf(':');
    return new DatabaseAddress(
        uri.getHost(),
        uri.getPort() < 0 ? PORT : uri.getPort(),
        name,
        who == null ? null : decoded(colon < 0 ? who : who.substring(0, colon)),
        who == null || colon < 0 ? null : decoded(who.substring(colon + 1)),
        uri.getRawQuery() == null ? "" : uri.getRawQuery());
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /// As the driver wants it, without who we are.
  String url() {
    return "jdbc:postgresql://"
        + host
        + ":"
        + port
        + "/"
        + database
        + (parameters.isEmpty() ? "" : "?" + parameters);
  }

  /// Who we are, for the driver.
  Properties login() {
    Properties login = new Properties();
    put(login, "user", user == null ? System.getenv("PGUSER") : user);
    put(login, "password", password == null ? System.getenv("PGPASSWORD") : password);
    return login;
  }

  private static void put(Properties login, String key, @Nullable String value) {
    if (value != null) login.setProperty(key, value);
  }

  /// The address without a password.
  @Override
  public String toString() {
    String who = user == null ? "" : user + "@";
    return "postgresql://" + who + host + ":" + port + "/" + database;
  }
}
