package hypergate.server.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
/// @param parameters how the connection is secured, as written after the question mark; may be
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

  /// What may stand after the question mark: how the connection is secured. Of the driver's other
  /// settings some load classes, some write files, some are ours to choose, and what it does not
  /// know it passes over, a misspelt `sslmode` too.
  private static final List<String> PARAMETERS =
      List.of(
          "sslmode",
          "sslrootcert",
          "sslcert",
          "sslkey",
          "sslpassword",
          "sslNegotiation",
          "ssl",
          "channelBinding",
          "gssEncMode");

  private static final int LAST_PORT = 65_535;

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
    if (uri.getPort() == 0 || uri.getPort() > LAST_PORT)
      throw new IllegalArgumentException(
          "the address of the database names port "
              + uri.getPort()
              + "; ports are 1 to "
              + LAST_PORT);
    if (uri.getRawFragment() != null)
      throw new IllegalArgumentException(
          "the address of the database ends with a #; write it like "
              + SHAPE
              + ", with %23 for a # in a password");
    String parameters = uri.getRawQuery() == null ? "" : uri.getRawQuery();
    allow(parameters);
    String who = uri.getRawUserInfo();
    if (who != null && who.isEmpty()) who = null;
    int colon = who == null ? -1 : who.indexOf(':');
    return new DatabaseAddress(
        uri.getHost(),
        uri.getPort() < 0 ? PORT : uri.getPort(),
        name,
        who == null ? null : decoded(colon < 0 ? who : who.substring(0, colon)),
        who == null || colon < 0 ? null : decoded(who.substring(colon + 1)),
        parameters);
  }

  private static void allow(String parameters) {
    for (String each : parameters.split("&")) {
      int equals = each.indexOf('=');
      String name = equals < 0 ? each : each.substring(0, equals);
      if (!each.isEmpty() && !PARAMETERS.contains(name))
        throw new IllegalArgumentException(
            "the address of the database may not set '"
                + name
                + "'; after the question mark may stand "
                + String.join(", ", PARAMETERS));
    }
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
        + encoded(database)
        + (parameters.isEmpty() ? "" : "?" + parameters);
  }

  // Otherwise a name with a question mark in it would set what the driver does.
  private static String encoded(String part) {
    return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
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
