package hypergate.server.protocol.book;

import hypergate.lab.lesson.Lesson;
import hypergate.lab.lesson.LessonWords;

/// `LessonName`: what the list of lessons says of one.
///
/// @param id the name by which it has an address
/// @param title what it is about
/// @param about what one learns
/// @param minutes how long it takes about
/// @param steps how many questions one answers
/// @param preset the set of options that one plays with afterwards
public record LessonName(
    String id, String title, String about, int minutes, int steps, String preset) {
  /// What is said of this one.
  ///
  /// @param words in which language
  public static LessonName of(Lesson lesson, LessonWords words) {
    return new LessonName(
        lesson.id(),
        words.title(),
        words.about(),
        lesson.minutes(),
        lesson.steps().size(),
        lesson.preset());
  }
}
