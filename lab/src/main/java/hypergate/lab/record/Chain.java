package hypergate.lab.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The digest of a record so far. Each line is taken in with everything before it, so that a line
/// that was changed, left out, put in or moved does not fit any more, nor does anything behind it.
final class Chain {
  private static final int SHOWN = 8;
  private static final String MEMBER = ",\"chain\":\"";

  private byte[] state = new byte[0];

  /// Takes a line in.
  ///
  /// @param text of an answer, or of a header or closing line without its own digest
  /// @return the digest so far as lines show it
  String add(String text) {
    MessageDigest sha = sha256();
    sha.update(state);
    state = sha.digest((text + "\n").getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(state, 0, SHOWN);
  }

  /// The whole of it: 64 hex digits.
  String all() {
    return HexFormat.of().formatHex(state);
  }

  /// A header or closing line with its digest at its end.
  static String with(String object, String digest) {
    return object.substring(0, object.length() - 1) + MEMBER + digest + "\"}";
  }

  /// A header or closing line without its digest.
  static String without(String line) {
    int at = line.lastIndexOf(MEMBER);
    return at < 0 ? line : line.substring(0, at) + "}";
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
