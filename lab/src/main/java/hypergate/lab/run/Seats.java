package hypergate.lab.run;

import hypergate.game.card.Options;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How the lab writes seats and options down.
public final class Seats {
  private Seats() {}

  /// The letters of seats: `AC`.
  ///
  /// @param mask a bit a seat
  public static String letters(int mask) {
    StringBuilder letters = new StringBuilder();
    for (int left = mask; left != 0; left &= left - 1)
      letters.append((char) ('A' + Integer.numberOfTrailingZeros(left)));
    return letters.toString();
  }

  /// The seats that letters name, as a mask.
  ///
  /// @param seats how many there are
  /// @throws LabError when there is no such seat
  public static int mask(String letters, int seats) {
    int mask = 0;
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      int seat = letter - 'A';
      if (seat < 0 || seat >= seats) throw new LabError("there is no seat " + letter);
      mask |= 1 << seat;
    }
    return mask;
  }

  /// Writes options as `options`, `aliens` and `start`.
  public static void write(Options options, ObjectNode header) {
    ObjectNode given = header.putObject("options");
    options.given().forEach(given::put);
    options.aliens().forEach(header.putArray("aliens")::add);
    ArrayNode start = header.putArray("start");
    options.startCards().forEach(card -> start.add(card.toString()));
  }
}
