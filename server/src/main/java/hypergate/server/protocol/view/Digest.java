package hypergate.server.protocol.view;

import hypergate.server.protocol.Json;
import hypergate.server.variants.ServerVariant;
import hypergate.server.variants.ServerVariants;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// A short check of the board, so that a page notices when it has gone astray (docs/protocol.md):
/// the first 16 hex digits of SHA-256 over canonical JSON.
public final class Digest {
  private static final List<String> SECTIONS =
      Stream.concat(
              Stream.of("systems", "warp", "piles", "game"),
              ServerVariants.ALL.stream().map(ServerVariant::section))
          .toList();

  private Digest() {}

  /// The texts that the digest of a view is about: those of its board.
  ///
  /// @param texts JSON texts by section
  static Map<String, String> board(Map<String, String> texts) {
    Map<String, String> board = new HashMap<>();
    for (String section : SECTIONS) {
      String text = texts.get(section);
      if (text != null) board.put(section, text);
    }
    return board;
  }

  /// The digest of a view's board.
  ///
  /// @param texts JSON texts by section; others than those of the board are ignored
  public static String of(Map<String, String> texts) {
    Map<String, JsonNode> board = new TreeMap<>();
    for (String section : SECTIONS) {
      String text = texts.get(section);
      if (text != null) board.put(section, Json.MAPPER.readTree(text));
    }
    StringBuilder canonical = new StringBuilder("{");
    board.forEach(
        (section, node) -> {
          if (canonical.length() > 1) canonical.append(',');
          canonical.append('"').append(section).append("\":");
          write(node, canonical);
        });
    return of(canonical.append('}').toString());
  }

  /// The first 16 hex digits of SHA-256 over a text.
  public static String of(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  private static void write(JsonNode node, StringBuilder out) {
    if (node.isObject()) {
      Map<String, JsonNode> members = new TreeMap<>();
      node.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
      out.append('{');
      boolean first = true;
      for (var member : members.entrySet()) {
        if (!first) out.append(',');
        first = false;
        out.append('"').append(member.getKey()).append("\":");
        write(member.getValue(), out);
      }
      out.append('}');
    } else if (node.isArray()) {
      out.append('[');
      boolean first = true;
      for (JsonNode element : node) {
        if (!first) out.append(',');
        first = false;
        write(element, out);
      }
      out.append(']');
    } else out.append(node);
  }
}
