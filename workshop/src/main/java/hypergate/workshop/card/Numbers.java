package hypergate.workshop.card;

import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import org.jspecify.annotations.Nullable;

/// Plain numbers of a card.
public final class Numbers {
  private Numbers() {}

  /// The number that is written there.
  ///
  /// @return null when nothing is written, or something else, which has been noted
  public static @Nullable Integer read(
      Node.@Nullable Text text, int least, int most, Problems problems) {
    if (text == null) return null;
    if (text.text().matches("-?[0-9]{1,4}")) {
      int number = Integer.parseInt(text.text());
      if (number >= least && number <= most) return number;
    }
    problems.add(
        text,
        Said.of(
            "Here stands a number from {least} to {most}, not {what}.",
            "least",
            least,
            "most",
            most,
            "what",
            text.what()));
    return null;
  }
}
