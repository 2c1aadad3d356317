package hypergate.lab.env;

import hypergate.game.view.Question;
import hypergate.game.view.View;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A part of what a seat sees, as a block of numbers: one for each combination of the entries of
/// its lists, the last list running fastest. A block without lists is one number.
///
/// @param name what it is called, unique in the schema
/// @param over the names of its lists, see [Schema#lists]
/// @param low the lowest value that stands there
/// @param high the highest; what is more is written as this
/// @param meaning one sentence
/// @param reader reads it from a view
public record Section(
    String name, List<String> over, int low, int high, String meaning, Reader reader) {
  /// Reads a block from what a seat sees.
  @FunctionalInterface
  public interface Reader {
    /// Puts the numbers that are not 0.
    ///
    /// @param question what the seat is asked; null when it is not asked
    void read(View view, @Nullable Question question, Row row);
  }

  /// Keeps its lists from changes.
  public Section {
    over = List.copyOf(over);
  }
}
