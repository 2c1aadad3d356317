package hypergate.workshop.file;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Problem;
import hypergate.lab.house.Said;
import hypergate.lab.run.Nearest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Collects what is wrong with a file while it is read, so that its author is told all of it.
public final class Problems {
  /// More than these help nobody.
  private static final int MOST = 40;

  private final List<Problem> all = new ArrayList<>();

  private final String file;

  /// A file that has nothing wrong so far.
  public Problems(String file) {
    this.file = file;
  }

  /// Something is wrong with a piece of the file.
  public void add(Node at, Said said) {
    add(at.line(), at.column(), said);
  }

  /// Something is wrong within a piece of the file: its words may stand on several lines, and in
  /// quotes.
  ///
  /// @param words the piece as it was read
  /// @param offset where in them
  public void within(Node piece, String words, int offset, Said said) {
    int line = 1;
    int at = 0;
    for (; line < piece.line() && at >= 0; line++) at = file.indexOf('\n', at) + 1;
    at += piece.column() - 1;
    // Below a sign that joins the lines under it.
    boolean below = file.startsWith(">", at) || file.startsWith("|", at);
    if (below) at = Math.max(at, file.indexOf('\n', at));
    for (int i = 0; i < Math.min(offset + 1, words.length()); i++) {
      if (Character.isWhitespace(words.charAt(i))) continue;
      at = file.indexOf(words.charAt(i), i == 0 ? at : at + 1);
      if (at < 0) {
        add(piece, said);
        return;
      }
    }
    int past = offset < words.length() ? 0 : 1;
    int begin = file.lastIndexOf('\n', at) + 1;
    int lines = (int) file.substring(0, at).chars().filter(one -> one == '\n').count() + 1;
    add(lines, at - begin + 1 + past, said);
  }

  /// Something is wrong at a place of the file.
  public void add(int line, int column, Said said) {
    if (all.size() < MOST) all.add(new Problem(line, column, said));
  }

  /// Whether something is wrong.
  public boolean any() {
    return !all.isEmpty();
  }

  /// How many things are wrong so far.
  public int count() {
    return all.size();
  }

  /// Fails if something is wrong.
  public void check() throws CardError {
    if (!any()) return;
    all.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    throw new CardError(all);
  }

  /// What is wrong with a word that is none of those known, and the nearest of them if one is near.
  ///
  /// @param what the sentence, without its full stop
  public void unknown(Node.Text word, Said what, Collection<String> known) {
    add(word, near(word.text(), what, known));
  }

  /// A sentence about a word that is none of those known, with the nearest of them if one is near.
  ///
  /// @param what the sentence, without its full stop
  public static Said near(String word, Said what, Collection<String> known) {
    return turned(word, known)
        .or(() -> Nearest.of(word, known))
        .map(near -> Said.of("{what}; did you mean {near}?", "what", what, "near", near))
        .orElseGet(() -> Said.of("{what}.", "what", what));
  }

  /// What is told of a text that ends too early.
  public static Said open() {
    return Said.of("Quotes or brackets that are opened before this are not closed.");
  }

  // The same words in another order: `start-turn` is `turn-start`.
  private static Optional<String> turned(String word, Collection<String> known) {
    List<String> parts = parts(word);
    return known.stream().filter(other -> parts(other).equals(parts)).findFirst();
  }

  private static List<String> parts(String word) {
    return Arrays.stream(word.toLowerCase(Locale.ROOT).split("[-_ ]+")).sorted().toList();
  }

  /// The words that are known, for a message: `a, b or c`.
  public static Object list(Set<String> words) {
    return Said.or(List.copyOf(words));
  }
}
