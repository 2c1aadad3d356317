package hypergate.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What went wrong, each kind once, with the first few seeds that show it and the commands that
/// repeat it; kept in a file as well.
final class Failures {
  private static final int SHOWN = 5;

  /// A kind: the same test with the same words, whatever the numbers in them.
  private static final class Kind {
    private final String test;
    private final String words;
    private final List<String> again = new ArrayList<>();
    private long count;

    Kind(String test, String words) {
      this.test = test;
      this.words = words;
    }

    String text() {
      String times = count == 1 ? "once" : count + " times";
      StringBuilder text = new StringBuilder(test + ", " + times + "\n");
      again.forEach(command -> text.append("    Again: ").append(command).append('\n'));
      return text.append(words).toString();
    }
  }

  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Path file;
  private long count;

  /// @param file where they are kept; it is there only when there are some
  Failures(Path file) {
    this.file = file;
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot be replaced: " + file, e);
    }
  }

  /// Notes one.
  ///
  /// @param again the command that repeats it
  /// @param words what was wrong, its first line saying it
  /// @return what is to be told of it at once; empty for a kind that is known
  synchronized String add(String test, String again, String words) {
    count++;
    String kindOf = test + words.lines().findFirst().orElse("").replaceAll("\\d+", "#");
    boolean isNew = !kinds.containsKey(kindOf);
    Kind kind = kinds.computeIfAbsent(kindOf, key -> new Kind(test, words));
    kind.count++;
    if (kind.again.size() < SHOWN) kind.again.add(again);
    write();
    return isNew ? kind.text() : "";
  }

  /// How many there were.
  synchronized long count() {
    return count;
  }

  /// How many kinds of them.
  synchronized int kinds() {
    return kinds.size();
  }

  /// All of them, as they are kept.
  synchronized String text() {
    StringBuilder text = new StringBuilder();
    kinds.forEach((key, kind) -> text.append(kind.text()).append('\n'));
    return text.toString();
  }

  private void write() {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text());
    } catch (IOException e) {
      throw new UncheckedIOException("the failures cannot be written: " + file, e);
    }
  }
}
