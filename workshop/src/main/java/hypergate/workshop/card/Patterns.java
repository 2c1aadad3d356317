package hypergate.workshop.card;

import hypergate.lab.house.CardError;
import hypergate.lab.house.CardPattern;
import hypergate.lab.house.HouseCard;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Cards of ours as files: what authors begin from, and what tests hold against the Java of the
/// same cards.
public final class Patterns {
  private static final String FOLDER = "/hypergate/workshop/patterns";

  private static @Nullable List<CardPattern> all;

  private Patterns() {}

  /// All of them, by kind and name. They are read once; who is interrupted while reading (a server
  /// that stops) spoils it for nobody else.
  public static synchronized List<CardPattern> all() {
    if (all == null) all = read();
    return all;
  }

  private static List<CardPattern> read() {
    URL folder = Patterns.class.getResource(FOLDER);
    if (folder == null) throw new IllegalStateException("the patterns were not packed");
    try {
      URI uri = folder.toURI();
      if (!uri.getScheme().equals("jar")) return read(Path.of(uri));
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        return read(jar.getPath(FOLDER));
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<CardPattern> read(Path folder) throws IOException {
    List<CardPattern> patterns = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList()) {
        String text = Files.readString(file);
        HouseCard card = Cards.read(text);
        patterns.add(
            new CardPattern(
                card.own().id(), card.own().cards().getFirst().family(), card.name(), text));
      }
    } catch (CardError e) {
      throw new IllegalStateException(e);
    }
    patterns.sort(Comparator.comparing(CardPattern::kind).thenComparing(CardPattern::name));
    return List.copyOf(patterns);
  }
}
