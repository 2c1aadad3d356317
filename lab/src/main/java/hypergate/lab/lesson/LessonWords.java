package hypergate.lab.lesson;

import hypergate.lab.scenario.Item;
import hypergate.lab.scenario.ScenarioError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What is said in a lesson, in one language: see "Other languages" in `docs/lessons.md`.
///
/// @param title what it is about
/// @param about what one learns, in two sentences
/// @param steps what is said about each question
/// @param end what is said at the end
public record LessonWords(String title, String about, List<Step> steps, String end) {
  private static final Set<String> KEYS = set("lesson", "about", "steps", "end");
  private static final Set<String> STEP_KEYS = set("do", "say", "else");

  /// What is said about one question.
  ///
  /// @param say about the question
  /// @param otherwise to whoever answers something else; empty for nothing in particular
  public record Step(String say, String otherwise) {}

  /// The English words, which stand in the lesson itself.
  static LessonWords of(Lesson lesson) {
    return new LessonWords(
        lesson.title(),
        lesson.about(),
        lesson.steps().stream().map(step -> new Step(step.say(), step.otherwise())).toList(),
        lesson.end());
  }

  /// Reads the words of a lesson in another language.
  ///
  /// @param name of the file below `lessons`, without its ending
  /// @throws ScenarioError when it has other steps than the lesson, or lacks something
  static LessonWords read(String name, String text, Lesson lesson) {
    Item root = Item.read("lessons/" + name + ".yaml", text);
    Map<String, Item> keys = root.map(KEYS);
    List<Item> items = need(root, keys, "steps").list();
    if (items.size() != lesson.steps().size())
      throw root.error(
          "the lesson has " + lesson.steps().size() + " steps, this has " + items.size());
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) steps.add(step(items.get(i), lesson.steps().get(i)));
    return new LessonWords(
        need(root, keys, "lesson").text(),
        need(root, keys, "about").text(),
        List.copyOf(steps),
        need(root, keys, "end").text());
  }

  private static Step step(Item item, Lesson.Step english) {
    Map<String, Item> keys = item.map(STEP_KEYS);
    String marked = english.prompt() + " " + english.answer();
    Item named = need(item, keys, "do");
    if (!named.text().equals(marked)) throw named.error("the lesson has '" + marked + "' here");
    Item otherwise = keys.get("else");
    if ((otherwise == null) != english.otherwise().isEmpty())
      throw item.error("'else' stands in one of the two only, the lesson or this");
    return new Step(need(item, keys, "say").text(), otherwise == null ? "" : otherwise.text());
  }

  private static Item need(Item place, Map<String, Item> keys, String key) {
    Item item = keys.get(key);
    if (item == null) throw place.error("the key '" + key + "' is missing");
    return item;
  }

  private static Set<String> set(String... words) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(List.of(words)));
  }
}
