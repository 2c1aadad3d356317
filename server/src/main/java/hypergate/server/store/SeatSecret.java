package hypergate.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Who knows a secret may sit at a seat.
///
/// @param hash of the secret, as [#hash] makes it
/// @param table the table's address
/// @param seat its letter
public record SeatSecret(String hash, String table, String seat) {
  /// What is kept of a secret: SHA-256 of its letters, in hex digits. Secrets are drawn, not
  /// chosen, so that no salt is needed.
  public static String hash(String secret) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
