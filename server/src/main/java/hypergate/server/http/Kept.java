package hypergate.server.http;

import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import hypergate.server.http.Works.Lane;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/// Answers that stay the same as long as this program runs: made once, whoever asks for them at the
/// same time, and kept packed while there is room.
final class Kept {
  /// So many bytes are kept, packed.
  static final long ROOM = 48L << 20;

  /// What an entry takes besides its bytes, roughly.
  private static final int OVERHEAD = 300;

  private final Works works;
  private final AsyncCache<String, Made> answers;

  Kept(Works works) {
    this(works, ROOM);
  }

  /// @param room how many bytes are kept
  Kept(Works works, long room) {
    this.works = works;
    answers =
        Caffeine.newBuilder()
            .maximumWeight(room)
            .weigher((String key, Made made) -> made.weight() + 2 * key.length() + OVERHEAD)
            .buildAsync();
  }

  /// What became of the making.
  private record Made(@Nullable Answer answer, @Nullable RuntimeException failure) {
    int weight() {
      return answer == null ? 0 : answer.packed.length;
    }
  }

  /// A text as it is sent.
  static final class Answer {
    private final byte[] packed;
    private final String mark;

    Answer(String text) {
      byte[] plain = text.getBytes(StandardCharsets.UTF_8);
      mark = Pages.tag(plain).replace("\"", "");
      try {
        packed = Pages.packed(plain);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private byte[] plain() throws IOException {
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
        return in.readAllBytes();
      }
    }

    /// Sends it, unless the other side has it already.
    ///
    /// @param caching who may keep it, and for how long
    void send(Context context, String type, String caching) throws IOException {
      String encodings = context.header("Accept-Encoding");
      boolean packs = encodings != null && encodings.contains("gzip");
      // Byte for byte the same, so the packed one has another mark.
      context
          .header("Cache-Control", caching)
          .header("Vary", "Accept-Encoding")
          .header("ETag", '"' + mark + (packs ? "-gz\"" : "\""));
      if (isKnown(context.header("If-None-Match"))) {
        context.status(304);
        return;
      }
      context.disableCompression();
      if (packs) context.header("Content-Encoding", "gzip").result(packed);
      else context.result(plain());
      context.contentType(type);
    }

    private boolean isKnown(@Nullable String marks) {
      if (marks == null) return false;
      return Arrays.stream(marks.split(","))
          .map(mark -> mark.strip().replaceFirst("^W/", ""))
          .anyMatch(each -> each.equals('"' + mark + '"') || each.equals('"' + mark + "-gz\""));
    }
  }

  /// An answer that is kept, or is being made, or is made now.
  ///
  /// @param key what it answers, with everything on which it depends
  /// @param side the address that asks
  /// @param make gives the text; what it throws is not kept
  Answer of(String key, Lane lane, String side, Supplier<String> make) {
    // Whoever was first waits in the queue for all; only for that is there a refusal.
    CompletableFuture<Made> made =
        answers.get(key, (_, _) -> works.begin(lane, side, () -> made(make)));
    Made done = Works.result(made);
    if (done.answer != null) return done.answer;
    answers.asMap().remove(key, made);
    throw Objects.requireNonNull(done.failure);
  }

  private static Made made(Supplier<String> make) {
    try {
      return new Made(new Answer(make.get()), null);
    } catch (RuntimeException e) {
      return new Made(null, e);
    }
  }

  /// Where answers are made.
  Works works() {
    return works;
  }

  /// Throws away at once what there is no room for, instead of soon.
  void tidy() {
    answers.synchronous().cleanUp();
  }

  /// How many answers are kept.
  int size() {
    return (int) answers.synchronous().estimatedSize();
  }
}
