package hypergate.lab.house;

import hypergate.game.card.OwnCard;
import java.util.ArrayList;
import java.util.List;

/// A card that somebody wrote, as it was understood.
///
/// @param name as it is printed
/// @param author who wrote it; empty when the file does not say so
/// @param digest what the text is known by: 16 hexadecimal digits of its SHA-256
/// @param own what games are played with, and the text
/// @param readBack what the engine will do with it, line by line, made from what was understood
public record HouseCard(
    String name, String author, String digest, OwnCard own, List<String> readBack) {
  /// The list can't be changed.
  public HouseCard {
    readBack = List.copyOf(readBack);
  }

  /// The cards with these texts, for the options of a game.
  ///
  /// @param sources the texts of their files
  /// @throws IllegalArgumentException when one is no card, or two have the same id
  public static List<OwnCard> read(List<String> sources) {
    List<OwnCard> cards = new ArrayList<>();
    for (String source : sources) {
      try {
        OwnCard card = Workshop.get().read(source).own();
        for (OwnCard other : cards)
          if (other.id().equals(card.id()))
            throw new IllegalArgumentException("two cards are called " + card.id());
        cards.add(card);
      } catch (CardError e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    }
    return List.copyOf(cards);
  }
}
