package hypergate.workshop.file;

import hypergate.lab.house.CardError;
import hypergate.lab.house.Problem;
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
  public void add(Node at, String text) {
    add(at.line(), at.column(), text);
  }

  /// Something is wrong at a place of the file.
  public void add(int line, int column, String text) {
    if (all.size() < MOST) all.add(new Problem(line, column, text));
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
  public void unknown(Node.Text word, String what, Collection<String> known) {
    String near = Nearest.hint(word.text(), known);
    add(word, what + (near.isEmpty() ? "." : near));
  }

  /// The words that are known, for a message: `a, b or c`.
  public static String list(Set<String> words) {
    List<String> all = List.copyOf(words);
    if (all.size() < 2) return String.join("", all);
    return String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
  }
}
