package hypergate.workshop.file;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Problem;
import hypergate.lab.house.Said;
import hypergate.lab.run.Nearest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// Collects what is wrong with a file while it is read, so that its author is told all of it.
public final class Problems {
  /// More than these help nobody.
  private static final int MOST = 40;

  private final List<Problem> all = new ArrayList<>();

  /// A file that has nothing wrong so far.
  public Problems() {}

  /// Something is wrong with a piece of the file.
  public void add(Node at, Said said) {
    add(at.line(), at.column(), said);
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
    return Nearest.of(word, known)
        .map(near -> Said.of("{what}; did you mean {near}?", "what", what, "near", near))
        .orElseGet(() -> Said.of("{what}.", "what", what));
  }

  /// The words that are known, for a message: `a, b or c`.
  public static Object list(Set<String> words) {
    return Said.or(List.copyOf(words));
  }
}
