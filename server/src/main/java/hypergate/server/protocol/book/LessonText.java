package hypergate.server.protocol.book;

import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.LessonWords;
import java.util.List;

/// `LessonText`: all that is said in a lesson, in one language.
///
/// @param id the name by which it has an address
/// @param title what it is about
/// @param steps what is said about each question
/// @param end what is said at the end
public record LessonText(String id, String title, List<Step> steps, String end) {
  /// What is said about one question.
  ///
  /// @param say about the question
  /// @param astray to whoever answers something else; may be empty
  public record Step(String say, String astray) {}

  /// What is said in this one.
  ///
  /// @param words in which language
  public static LessonText of(Lesson lesson, LessonWords words) {
    return new LessonText(
        lesson.id(),
        words.title(),
        words.steps().stream().map(step -> new Step(step.say(), step.otherwise())).toList(),
        words.end());
  }
}
