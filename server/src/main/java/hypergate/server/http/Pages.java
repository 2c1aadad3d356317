package hypergate.server.http;

import hypergate.server.protocol.Problem;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// The page's files, from the class path.
final class Pages {
  /// What the address of something says that never changes.
  static final String FOREVER = "public, max-age=31536000, immutable";

  private static final String FOLDER = "hypergate/web";

  /// Nothing that could lead out of the folder, in a jar or on a disk.
  private static final Pattern FILE =
      Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.([a-z0-9]+)");

  /// Addresses of the page itself: everything that a person may type or be sent.
  private static final Pattern PAGE =
      Pattern.compile(
          "/|/(new|watch|help|settings|art|workshop)/?|/learn(/[a-z0-9-]{1,60})?/?"
              + "|/puzzle(/[0-9]{4}-[0-9]{2}-[0-9]{2})?/?"
              + "|/catalogue(/[a-z0-9-]{1,60})?/?"
              + "|/[tg]/[0-9a-hjkmnp-tv-z]{10}/?");

  /// A way of packing with the weight nought.
  private static final Pattern REFUSED = Pattern.compile("[^;]*;q=0(\\.0{0,3})?");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html;charset=utf-8",
          "js", "text/javascript;charset=utf-8",
          "css", "text/css;charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "webp", "image/webp",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "woff2", "font/woff2",
          "txt", "text/plain;charset=utf-8");

  private final Map<String, Optional<File>> files = new ConcurrentHashMap<>();

  /// A file as it is sent.
  private static final class File {
    final byte[] plain;
    final byte @Nullable [] gzip;

    /// What the build packed beside it, smaller than gzip does.
    final byte @Nullable [] brotli;

    final String type;
    final String tag;

    File(byte[] plain, byte @Nullable [] brotli, String type) throws IOException {
      this.plain = plain;
      this.type = type;
      this.brotli = brotli;
      byte[] packed = packed(plain);
      gzip = packed.length < plain.length * 9 / 10 ? packed : null;
      tag = tag(plain);
    }
  }

  /// Answers with a file, with the page, or with 404.
  void get(Context context) {
    String path = context.path();
    Optional<File> file = FILE.matcher(path).matches() ? file(path) : Optional.empty();
    if (file.isPresent()) {
      // The build writes a hash of what is in it into the name of each asset.
      boolean forever = path.startsWith("/assets/");
      send(context, file.get(), forever ? FOREVER : "no-cache");
      return;
    }
    boolean known = PAGE.matcher(path).matches();
    String accept = context.header("Accept");
    boolean person = accept != null && accept.contains("text/html");
    File page = known || person ? file("/index.html").orElse(null) : null;
    if (page == null)
      throw new Refusal(Problem.Kind.NOT_FOUND.because("There is nothing at this address."));
    // The page knows how to say that there is nothing here, and where to go instead.
    if (!known) context.status(404);
    send(context, page, "no-cache");
  }

  private static void send(Context context, File file, String caching) {
    context.header("Cache-Control", caching);
    context.header("ETag", file.tag);
    context.header("Vary", "Accept-Encoding");
    if (file.tag.equals(context.header("If-None-Match"))) {
      context.status(304);
      return;
    }
    context.disableCompression();
    if (file.brotli != null && takes(context, "br")) {
      context.header("Content-Encoding", "br");
      context.result(file.brotli);
    } else if (file.gzip != null && takes(context, "gzip")) {
      context.header("Content-Encoding", "gzip");
      context.result(file.gzip);
    } else {
      context.result(file.plain);
    }
    context.contentType(file.type);
  }

  /// Whether who asks understands a way of packing (RFC 9110, 12.5.3): it is named, and not with
  /// the weight nought.
  private static boolean takes(Context context, String encoding) {
    String header = context.header("Accept-Encoding");
    if (header == null) return false;
    for (String each : header.replace(" ", "").split(",", -1))
      if (each.equals(encoding)
          || each.startsWith(encoding + ";") && !REFUSED.matcher(each).matches()) return true;
    return false;
  }

  private Optional<File> file(String path) {
    // Only what exists is remembered, so that nobody fills the memory with names.
    Optional<File> known = files.get(path);
    if (known != null) return known;
    Optional<File> found = read(path);
    if (found.isPresent()) files.put(path, found);
    return found;
  }

  private static Optional<File> read(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) return Optional.empty();
    try {
      byte[] plain = bytes(path);
      if (plain == null) return Optional.empty();
      return Optional.of(new File(plain, bytes(path + ".br"), type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte @Nullable [] bytes(String path) throws IOException {
    try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(FOLDER + path)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream to = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(to)) {
      gzip.write(bytes);
    }
    return to.toByteArray();
  }

  static String tag(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(digest, 0, 8) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
