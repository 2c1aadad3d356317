package hypergate.lab.lesson;

import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// All lessons: those about the game itself, and those that variants have.
public final class Lessons {
  private static final List<String> CORE =
      List.of("encounter", "allies", "negotiate", "compensation", "winning", "power", "cards");

  private Lessons() {}

  // Read when the first is needed.
  private static final class All {
    static final List<Lesson> LESSONS = read();
  }

  /// All of them, in their order.
  ///
  /// @throws hypergate.lab.scenario.ScenarioError when a file is not as it should be
  public static List<Lesson> all() {
    return All.LESSONS;
  }

  /// The lesson with this id.
  public static Optional<Lesson> named(String id) {
    return all().stream().filter(lesson -> lesson.id().equals(id)).findFirst();
  }

  private static List<Lesson> read() {
    List<String> names = new ArrayList<>(CORE);
    for (LabVariant variant : LabVariants.ALL) names.addAll(variant.lessons());
    return names.stream()
        .map(name -> Lesson.read(name, text(name)))
        .sorted(Comparator.comparingInt(Lesson::place))
        .toList();
  }

  private static String text(String name) {
    try (InputStream file = Lessons.class.getResourceAsStream(name + ".yaml")) {
      if (file == null) throw new IllegalStateException("there is no lesson '" + name + "'");
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
