/// Lessons: positions laid by hand that somebody plays on from, told step by step what to do and
/// why, against machines that answer as the lesson says.
///
/// Start with [Lessons], which has them all; a [Lesson] is one file, [Script] plays its machines,
/// [LessonWords] is what is said in it in one language, and [Marked] plays it along its marked way
/// to see that it still holds.
@NullMarked
package hypergate.lab.lesson;

import org.jspecify.annotations.NullMarked;
