package hypergate.game.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A card that somebody wrote for a game, beside those of the box. Two are the same when their
/// texts are.
///
/// @param source the text that it was made from, which goes along with the game
/// @param cards what is played with: the card, and what belongs to it
public record OwnCard(String source, List<? extends Card> cards) {
  /// The list can't be changed.
  public OwnCard {
    cards = List.copyOf(cards);
    if (cards.isEmpty()) throw new IllegalArgumentException("a card of one's own is a card");
  }

  /// Its id.
  public String id() {
    return cards.getFirst().id();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OwnCard card && card.source.equals(source);
  }

  @Override
  public int hashCode() {
    return source.hashCode();
  }
}
