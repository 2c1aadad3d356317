package hypergate.lab.house;

/// A line of what the engine will do with a card.
///
/// @param depth how far it stands within others, from 0
/// @param said what happens
public record ReadLine(int depth, Said said) {
  /// The English text, with its place in front.
  public String text() {
    return "  ".repeat(depth) + said.text();
  }

  @Override
  public String toString() {
    return text();
  }
}
