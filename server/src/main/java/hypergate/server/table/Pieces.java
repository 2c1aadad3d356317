package hypergate.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A text in pieces, so that many texts that are alike for the most part take little room. Once
/// made it does not change. Two are equal if their pieces are: one that is cut elsewhere is
/// another.
final class Pieces {
  private final List<String> all;
  private final int length;

  private Pieces(List<String> all) {
    this.all = all;
    int length = 0;
    for (String piece : all) length += piece.length();
    this.length = length;
  }

  /// A text of one piece.
  static Pieces of(String text) {
    return new Pieces(List.of(text));
  }

  /// How many characters it has.
  int length() {
    return length;
  }

  /// The text.
  @Override
  public String toString() {
    return in("", "");
  }

  /// The text between two others.
  String in(String before, String after) {
    StringBuilder text = new StringBuilder(before.length() + length + after.length());
    text.append(before);
    for (String piece : all) text.append(piece);
    return text.append(after).toString();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Pieces pieces && all.equals(pieces.all);
  }

  @Override
  public int hashCode() {
    return all.hashCode();
  }

  /// Puts a text together.
  static final class Writer {
    private final List<String> all = new ArrayList<>();

    /// Appends a piece.
    Writer add(String piece) {
      all.add(piece);
      return this;
    }

    /// Appends the pieces of a text.
    Writer add(Pieces text) {
      all.addAll(text.all);
      return this;
    }

    Pieces written() {
      return new Pieces(List.copyOf(all));
    }
  }
}
