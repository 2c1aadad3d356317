package hypergate.workshop.words;

import hypergate.game.Game;
import hypergate.game.piece.CardSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A card of the cosmic deck in an expression.
///
/// @param game the game in which it is asked about; null for none
/// @param card its number, or -1
public record CardValue(@Nullable Game game, int card) {
  /// No card.
  public static final CardValue NONE = new CardValue(null, -1);

  /// The cards of a set.
  public static List<CardValue> of(Game game, CardSet set) {
    List<CardValue> cards = new ArrayList<>();
    for (int card = set.next(0); card >= 0; card = set.next(card + 1))
      cards.add(new CardValue(game, card));
    return cards;
  }

  /// Some cards as a set, for the verb that takes them next.
  public static CardSet set(Game game, Object cards) {
    CardSet set = game.scratch().clear();
    for (Object card : (List<?>) cards)
      if (((CardValue) card).card >= 0) set.add(((CardValue) card).card);
    return set;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardValue value && value.card == card;
  }

  @Override
  public int hashCode() {
    return card;
  }

  @Override
  public String toString() {
    return game == null || card < 0 ? "no card" : game.cards().face(card).notation();
  }
}
