package hypergate.cli.terminal;

import java.util.List;
import java.util.Optional;

/// Where lines go and come from.
public interface Console extends AutoCloseable {
  /// How text looks here.
  Look look();

  /// Prints a line.
  void print(String line);

  /// Asks for a line.
  ///
  /// @param words what can be completed
  /// @return empty when there is no more input
  Optional<String> read(String prompt, List<String> words);

  @Override
  default void close() {}
}
