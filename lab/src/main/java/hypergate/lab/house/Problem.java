package hypergate.lab.house;

/// Something in a card's file that cannot stay as it is.
///
/// @param line the line in the file, from 1; 0: the file as a whole
/// @param column the column in that line, from 1
/// @param said one sentence for its author
public record Problem(int line, int column, Said said) {
  /// The sentence in English.
  public String text() {
    return said.text();
  }

  @Override
  public String toString() {
    return line == 0 ? text() : "line " + line + ", column " + column + ": " + text();
  }
}
