package hypergate.lab.lesson;

import hypergate.lab.variants.LabVariant;
import hypergate.lab.variants.LabVariants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// All lessons: those about the game itself, and those that variants have.
public final class Lessons {
  /// The languages that every lesson has besides English, by their codes.
  public static final List<String> LANGUAGES = List.of("de", "fr");

  private static final List<String> CORE =
      List.of("encounter", "allies", "negotiate", "compensation", "winning", "power", "cards");

  private Lessons() {}

  // Read when the first is needed.
  private static final class All {
    static final List<String> NAMES = names();
    static final List<Lesson> LESSONS = read();
  }

  // By language and id, read when the first is needed in it.
  private static final Map<String, Map<String, LessonWords>> WORDS = new ConcurrentHashMap<>();

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

  /// What is said in a lesson.
  ///
  /// @param language its code; in one that lessons do not have, what is said is English
  /// @throws hypergate.lab.scenario.ScenarioError when a file is not as it should be
  public static LessonWords words(Lesson lesson, String language) {
    if (!LANGUAGES.contains(language)) return LessonWords.of(lesson);
    LessonWords words = WORDS.computeIfAbsent(language, Lessons::translated).get(lesson.id());
    if (words == null) throw new IllegalStateException(lesson.id());
    return words;
  }

  private static Map<String, LessonWords> translated(String language) {
    Map<String, LessonWords> words = new HashMap<>();
    for (String name : All.NAMES) {
      String file = name + "." + language;
      Lesson lesson = named(name.replaceAll(".*/", "")).orElseThrow();
      words.put(lesson.id(), LessonWords.read(file, text(file), lesson));
    }
    return Map.copyOf(words);
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(CORE);
    for (LabVariant variant : LabVariants.ALL) names.addAll(variant.lessons());
    return List.copyOf(names);
  }

  private static List<Lesson> read() {
    return All.NAMES.stream()
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
