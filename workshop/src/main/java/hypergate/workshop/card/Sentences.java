package hypergate.workshop.card;

import hypergate.lab.house.Said;
import hypergate.workshop.file.Node;
import hypergate.workshop.file.Problems;
import org.jspecify.annotations.Nullable;

/// What people read on a card.
final class Sentences {
  private Sentences() {}

  /// A sentence without line breaks; empty when there is none.
  static String read(Node.@Nullable Text text, int longest, Problems problems) {
    if (text == null) return "";
    String plain = text.text().strip().replaceAll("\\s+", " ");
    if (plain.length() > longest)
      problems.add(
          text,
          Said.of(
              "This has {length} characters; at most {most} have room.",
              "length",
              plain.length(),
              "most",
              longest));
    return plain;
  }
}
