package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.book.CardBook;
import hypergate.server.protocol.book.LessonName;
import hypergate.server.protocol.book.LessonText;
import hypergate.server.protocol.book.RuleBook;
import org.jspecify.annotations.Nullable;

/// Everything that the engine enforces; made once, when somebody first reads it.
public final class Books implements Library {
  private static final class Rules {
    static final String TEXT = Json.text(RuleBook.make());
  }

  private static final class Cards {
    static final String TEXT = Json.text(CardBook.of(AllContent.ALL));
  }

  /// The books of this program.
  public Books() {}

  @Override
  public String rules() {
    return Rules.TEXT;
  }

  @Override
  public String lessons(String language) {
    return Json.text(
        Lessons.all().stream()
            .map(lesson -> LessonName.of(lesson, Lessons.words(lesson, language)))
            .toList());
  }

  @Override
  public @Nullable String lesson(String id, String language) {
    return Lessons.named(id)
        .map(lesson -> Json.text(LessonText.of(lesson, Lessons.words(lesson, language))))
        .orElse(null);
  }

  @Override
  public String cards() {
    return Cards.TEXT;
  }
}
