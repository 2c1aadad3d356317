package hypergate.lab.house;

import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// What a file in YAML must keep to before anything is made of it, whoever wrote it: it is bounded
/// in length and depth, nothing in it stands for something elsewhere or for a type of a programming
/// language, it holds one document, and people see every character of it. Looks at one event after
/// the other and stops at the first that goes beyond, so that no file takes more than its length.
public final class YamlBounds {
  /// How deep lists and keys may stand inside each other. No file of ours comes near.
  public static final int DEEPEST = 24;

  /// Letters that show nothing although they are letters: fillers of Hangul, and the blank of
  /// Braille.
  private static final String FILLERS = "\u115f\u1160\u3164\uffa0\u2800";

  private static final int BYTE_ORDER_MARK = 0xFEFF;
  private static final int DELETE = 0x7F;
  private static final int LAST_CONTROL = 0x9F;

  /// What joins letters or keeps them apart, as Persian and some signs write it.
  private static final int NON_JOINER = 0x200C;

  private static final int JOINER = 0x200D;

  private YamlBounds() {}

  /// The first thing in a text that goes beyond; nothing where it keeps to all, or is no YAML:
  /// whoever reads it says that.
  ///
  /// @param longest as many characters it may have
  public static Optional<Problem> broken(String text, int longest) {
    if (text.length() > longest)
      return Optional.of(
          new Problem(
              0,
              0,
              Said.of(
                  "The file has {length} characters; at most {most} are read.",
                  "length",
                  text.length(),
                  "most",
                  longest)));
    Problem unseen = unseen(text);
    if (unseen != null) return Optional.of(unseen);
    LoadSettings settings = LoadSettings.builder().setCodePointLimit(longest).build();
    try {
      return Optional.ofNullable(first(new ParserImpl(settings, new StreamReader(settings, text))));
    } catch (YamlEngineException e) {
      return Optional.empty();
    }
  }

  private static @Nullable Problem first(Iterator<Event> events) {
    int depth = 0;
    int documents = 0;
    while (events.hasNext()) {
      Event event = events.next();
      if (event instanceof CollectionEndEvent) depth--;
      if (event instanceof CollectionStartEvent && ++depth > DEEPEST)
        return at(event, Said.of("Lists and keys stand too deep inside each other."));
      if (event instanceof DocumentStartEvent start) {
        if (++documents > 1)
          return at(event, Said.of("Another document begins here; this file has one."));
        if (!start.getTags().isEmpty() || start.getSpecVersion().isPresent())
          return at(event, Said.of("Lines that begin with \"%\" are not understood here."));
      }
      Said said = event instanceof NodeEvent node ? of(node) : null;
      if (said != null) return at(event, said);
    }
    return null;
  }

  private static @Nullable Said of(NodeEvent node) {
    if (node instanceof AliasEvent || node.getAnchor().isPresent())
      return Said.of("Anchors and aliases are not understood here; write it out.");
    Optional<String> tag =
        switch (node) {
          case ScalarEvent scalar -> scalar.getTag();
          case CollectionStartEvent group -> group.getTag();
          default -> Optional.empty();
        };
    if (tag.isPresent())
      return Said.of(
          "Types, which begin with \"!\", are not understood here; words with one stand in"
              + " quotes.");
    // What stands behind a backslash comes to light only here.
    if (node instanceof ScalarEvent scalar
        && scalar.getValue().codePoints().anyMatch(YamlBounds::isUnseen)) return hiddenSaid();
    return null;
  }

  private static Said hiddenSaid() {
    return Said.of("There is a character that nobody can see.");
  }

  private static Problem at(Event event, Said said) {
    Mark mark = event.getStartMark().orElse(null);
    return mark == null
        ? new Problem(0, 0, said)
        : new Problem(mark.getLine() + 1, mark.getColumn() + 1, said);
  }

  // Editors of some systems begin a file with the mark of its byte order.
  private static @Nullable Problem unseen(String text) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < text.length(); ) {
      int character = text.codePointAt(i);
      boolean first = i == 0 && character == BYTE_ORDER_MARK;
      if (!first && isUnseen(character)) return new Problem(line, column, hiddenSaid());
      i += Character.charCount(character);
      column++;
      if (character == '\n') {
        line++;
        column = 1;
      }
    }
    return null;
  }

  /// Whether nobody sees a character, or it turns around those beside it: two texts that look the
  /// same must be the same. Half of a pair, which some systems make something else of, is none.
  public static boolean isUnseen(int character) {
    if (character == NON_JOINER || character == JOINER) return false;
    if (character == '\n' || character == '\r' || character == '\t') return false;
    if (character < ' ' || character >= DELETE && character <= LAST_CONTROL) return true;
    return switch (Character.getType(character)) {
      case Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> FILLERS.indexOf(character) >= 0;
    };
  }
}
