package hypergate.lab.house;

import hypergate.game.card.Card;
import hypergate.game.card.OwnCard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A card that somebody wrote, as it was understood.
///
/// @param name as it is printed
/// @param author who wrote it; empty when the file does not say so
/// @param digest what the text is known by: 16 hexadecimal digits of its SHA-256
/// @param own what games are played with, and the text
/// @param readBack what the engine will do with it, line by line, made from what was understood
/// @param remarks where what its players read and what the engine does seem to differ, a sentence
///   each
public record HouseCard(
    String name,
    String author,
    String digest,
    OwnCard own,
    List<ReadLine> readBack,
    List<Said> remarks) {
  private static final int MOST_KEPT = 64;
  private static final Map<String, HouseCard> KEPT =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, HouseCard> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /// The lists can't be changed.
  public HouseCard {
    readBack = List.copyOf(readBack);
    remarks = List.copyOf(remarks);
  }

  /// The cards with these texts, for the options of a game.
  ///
  /// @param sources the texts of their files
  /// @throws IllegalArgumentException when one is no card, or two have the same id
  public static List<OwnCard> read(List<String> sources) {
    List<OwnCard> cards = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (String source : sources) {
      try {
        OwnCard card = of(source).own();
        for (Card face : card.cards())
          if (!ids.add(face.id()))
            throw new IllegalArgumentException("two cards are called " + face.id());
        cards.add(card);
      } catch (CardError e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
    }
    return List.copyOf(cards);
  }

  /// The card with a text. The last ones are kept: the texts of a table are read again whenever it
  /// comes back into memory.
  ///
  /// @throws CardError when it is none
  public static HouseCard of(String source) throws CardError {
    HouseCard card;
    synchronized (KEPT) {
      card = KEPT.get(source);
    }
    if (card != null) return card;
    card = Workshop.get().read(source);
    synchronized (KEPT) {
      KEPT.put(source, card);
    }
    return card;
  }
}
