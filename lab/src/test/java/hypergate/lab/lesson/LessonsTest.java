package hypergate.lab.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hypergate.lab.scenario.ScenarioError;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Every lesson that is shipped holds: what it asks is asked, what it answers can be answered, and
/// at the end is true what it says.
final class LessonsTest {
  @TestFactory
  Stream<DynamicTest> every_lesson_goes_as_it_says() {
    return Lessons.all().stream()
        .map(
            lesson ->
                DynamicTest.dynamicTest(
                    lesson.id(), () -> assertThat(Marked.faults(lesson)).isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> every_lesson_is_there_in_every_language() {
    return Lessons.LANGUAGES.stream()
        .flatMap(
            language ->
                Lessons.all().stream()
                    .map(
                        lesson ->
                            DynamicTest.dynamicTest(
                                lesson.id() + " " + language, () -> translated(lesson, language))));
  }

  // That it has the same steps is seen as it is read. Numbers are what is most easily forgotten
  // when a lesson is changed.
  private static void translated(Lesson lesson, String language) {
    List<String> english = texts(LessonWords.of(lesson));
    List<String> own = texts(Lessons.words(lesson, language));
    assertThat(own).hasSameSizeAs(english);
    for (int i = 0; i < own.size(); i++) {
      assertThat(own.get(i).isBlank()).as(english.get(i)).isEqualTo(english.get(i).isBlank());
      assertThat(numbers(own.get(i))).as(own.get(i)).isEqualTo(numbers(english.get(i)));
      assertThat(own.get(i)).doesNotContainPattern("\\b(the|your|you|and|with)\\b");
    }
  }

  private static List<String> texts(LessonWords words) {
    List<String> texts = new ArrayList<>(List.of(words.title(), words.about(), words.end()));
    words.steps().forEach(step -> texts.addAll(List.of(step.say(), step.otherwise())));
    return texts;
  }

  private static List<String> numbers(String text) {
    return Pattern.compile("\\d+")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .sorted()
        .toList();
  }

  @Test
  void a_language_that_lessons_do_not_have_is_english() {
    Lesson first = Lessons.all().getFirst();
    assertThat(Lessons.words(first, "xx")).isEqualTo(LessonWords.of(first));
  }

  @Test
  void words_of_other_steps_are_refused_with_their_line() {
    Lesson first = Lessons.all().getFirst();
    String steps =
        first.steps().stream()
            .map(step -> "  - do: " + step.prompt() + " " + step.answer() + "\n    say: x\n")
            .collect(Collectors.joining("", "lesson: x\nabout: x\nsteps:\n", "end: x\n"));
    assertThatThrownBy(
            () -> LessonWords.read("encounter.xx", steps.replace("aim B1", "aim B2"), first))
        .isInstanceOf(ScenarioError.class)
        .hasMessageContaining("lessons/encounter.xx.yaml:4")
        .hasMessageContaining("'aim B1'");
    assertThatThrownBy(() -> LessonWords.read("encounter.xx", steps, first))
        .isInstanceOf(ScenarioError.class)
        .hasMessageContaining("'else'");
    assertThatThrownBy(
            () -> LessonWords.read("encounter.xx", steps.replaceFirst("  - do.*\n.*\n", ""), first))
        .isInstanceOf(ScenarioError.class)
        .hasMessageContaining("5 steps");
  }

  @Test
  void there_are_ten_in_an_order_without_ties() {
    assertThat(Lessons.all()).hasSize(10);
    assertThat(Lessons.all().stream().map(Lesson::place)).doesNotHaveDuplicates().isSorted();
    assertThat(Lessons.all().stream().map(Lesson::id)).doesNotHaveDuplicates();
  }
}
