package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.book.CardBook;
import hypergate.server.protocol.book.LessonName;
import hypergate.server.protocol.book.RuleBook;

/// Everything that the engine enforces; made once, when somebody first reads it.
public final class Books implements Library {
  private static final class Rules {
    static final String TEXT = Json.text(RuleBook.make());
  }

  private static final class Cards {
    static final String TEXT = Json.text(CardBook.of(AllContent.ALL));
  }

  private static final class Lessons {
    static final String TEXT =
        Json.text(hypergate.lab.lesson.Lessons.all().stream().map(LessonName::of).toList());
  }

  /// The books of this program.
  public Books() {}

  @Override
  public String rules() {
    return Rules.TEXT;
  }

  @Override
  public String lessons() {
    return Lessons.TEXT;
  }

  @Override
  public String cards() {
    return Cards.TEXT;
  }
}
