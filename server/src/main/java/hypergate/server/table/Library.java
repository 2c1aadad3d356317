package hypergate.server.table;

import hypergate.server.protocol.book.BookParts;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What the program knows, whatever table one sits at.
public interface Library {
  /// Every option with its values, the presets, the machine players: a `RuleBook`.
  String rules();

  /// The lessons in their order: a list of `LessonName`.
  ///
  /// @param language in which; English when it has no words in it
  String lessons(String language);

  /// All that is said in a lesson: a `LessonText`; null when there is none of this name.
  ///
  /// @param language in which; English when it has no words in it
  @Nullable String lesson(String id, String language);

  /// Cards and aliens with their texts and timing: a `CardBook`.
  ///
  /// @param parts which parts of it, see [BookParts]
  String cards(Set<String> parts);

  /// What changes whenever something in the book of cards does.
  String cardsDigest();
}
