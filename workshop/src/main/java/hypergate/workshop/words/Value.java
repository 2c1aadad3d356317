package hypergate.workshop.words;

import java.util.function.Function;

/// A word that stands for something at the table: `offense`, `margin`.
///
/// @param name as it is written
/// @param type what it stands for
/// @param text one sentence for authors
/// @param kind the kind of card that knows it, `tech`; empty: any
public record Value(
    String name, Type type, String text, String kind, Function<Moment, Object> reader) {
  /// What it stands for now.
  public Object read(Moment at) {
    return reader.apply(at);
  }
}
