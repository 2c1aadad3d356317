package hypergate.soak.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.function.Consumer;

/// Takes in what is noticed in a game, line by line, each part by itself.
final class Fold {
  /// How many bytes of each digest are shown.
  private static final int SHOWN = 8;

  private final Map<Part, MessageDigest> digests = new EnumMap<>(Part.class);
  private final Consumer<String> trace;

  /// @param trace hears every line that is taken in
  Fold(Consumer<String> trace) {
    this.trace = trace;
    for (Part part : Part.values()) digests.put(part, sha256());
  }

  /// Takes a line in.
  void add(Part part, String line) {
    MessageDigest digest = digests.get(part);
    if (digest == null) throw new IllegalStateException("every part has a digest");
    digest.update(line.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
    trace.accept(line);
  }

  /// The digests of all parts. Nothing can be taken in afterwards.
  Map<Part, String> digests() {
    Map<Part, String> texts = new EnumMap<>(Part.class);
    digests.forEach(
        (part, digest) -> texts.put(part, HexFormat.of().formatHex(digest.digest(), 0, SHOWN)));
    return texts;
  }

  /// The digest of a text: 64 hex digits.
  static String of(String text) {
    return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
