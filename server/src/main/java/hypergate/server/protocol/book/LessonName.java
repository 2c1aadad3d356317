package hypergate.server.protocol.book;

import hypergate.lab.lesson.Lesson;

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
  public static LessonName of(Lesson lesson) {
    return new LessonName(
        lesson.id(),
        lesson.title(),
        lesson.about(),
        lesson.minutes(),
        lesson.steps().size(),
        lesson.preset());
  }
}
