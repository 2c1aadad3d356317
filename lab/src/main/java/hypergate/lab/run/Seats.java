package hypergate.lab.run;

import hypergate.content.AllContent;
import hypergate.game.card.Options;
import hypergate.game.card.OwnCard;
import hypergate.game.card.StartCard;
import hypergate.lab.house.HouseCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
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

  /// Writes options as `options`, `aliens` and `start`, and as `cards` those that somebody wrote.
  public static void write(Options options, ObjectNode header) {
    ObjectNode given = header.putObject("options");
    options.given().forEach(given::put);
    options.aliens().forEach(header.putArray("aliens")::add);
    ArrayNode start = header.putArray("start");
    options.startCards().forEach(card -> start.add(card.toString()));
    if (!options.ownCards().isEmpty())
      options.ownCards().stream().map(OwnCard::source).forEach(header.putArray("cards")::add);
  }

  /// Reads what [#write] has written.
  ///
  /// @throws IllegalArgumentException saying what is allowed
  public static Options read(JsonNode header) {
    Map<String, String> given = new LinkedHashMap<>();
    for (var option : header.path("options").properties())
      given.put(option.getKey(), option.getValue().asString(""));
    List<String> aliens = new ArrayList<>();
    for (JsonNode id : header.path("aliens")) aliens.add(id.asString(""));
    List<StartCard> start = new ArrayList<>();
    for (JsonNode card : header.path("start")) start.add(StartCard.of(card.asString("")));
    Options options = AllContent.OPTIONS.of(given);
    if (!aliens.isEmpty()) options = options.withAliens(aliens);
    List<String> cards = new ArrayList<>();
    for (JsonNode card : header.path("cards")) cards.add(card.asString(""));
    if (!cards.isEmpty()) options = options.withOwnCards(HouseCard.read(cards));
    return start.isEmpty() ? options : options.withStartCards(start);
  }
}
