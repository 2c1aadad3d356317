package hypergate.lab.lesson;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void there_are_ten_in_an_order_without_ties() {
    assertThat(Lessons.all()).hasSize(10);
    assertThat(Lessons.all().stream().map(Lesson::place)).doesNotHaveDuplicates().isSorted();
    assertThat(Lessons.all().stream().map(Lesson::id)).doesNotHaveDuplicates();
  }
}
