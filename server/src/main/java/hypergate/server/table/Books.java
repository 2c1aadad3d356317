package hypergate.server.table;

import hypergate.content.AllContent;
import hypergate.game.card.Rules;
import hypergate.lab.lesson.Lessons;
import hypergate.server.protocol.Json;
import hypergate.server.protocol.book.BookParts;
import hypergate.server.protocol.book.CardBook;
import hypergate.server.protocol.book.LessonName;
import hypergate.server.protocol.book.LessonText;
import hypergate.server.protocol.book.RuleBook;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Everything that the engine enforces; made once, when somebody first reads it.
public final class Books implements Library {
  private static final class RuleText {
    static final String TEXT = Json.text(RuleBook.make());
  }

  private static final class CardText {
    static final String TEXT = Json.text(CardBook.of(AllContent.ALL));
    static final String DIGEST = digest(TEXT);

    private static String digest(String text) {
      try {
        byte[] digest =
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest, 0, 8);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException("every JVM has SHA-256", e);
      }
    }
  }

  /// The books of this program.
  public Books() {}

  @Override
  public String rules() {
    return RuleText.TEXT;
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
  public String cards(Set<String> parts) {
    return parts.equals(BookParts.ALL)
        ? CardText.TEXT
        : Json.text(CardBook.of(AllContent.ALL, parts));
  }

  @Override
  public String cardsDigest() {
    return CardText.DIGEST;
  }

  /// What a page asks the address of the card book with, to get what may come into a game with
  /// these rules and no more.
  ///
  /// @param laid the ids of cards that are there in any case
  static String wanted(Rules rules, Set<String> laid) {
    return "of=" + String.join(",", BookParts.of(rules, laid)) + "&digest=" + CardText.DIGEST;
  }
}
