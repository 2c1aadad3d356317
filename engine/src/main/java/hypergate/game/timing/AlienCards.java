package hypergate.game.timing;

import hypergate.game.card.AlienCard;
import hypergate.game.card.Effect;
import hypergate.game.piece.Seat;
import hypergate.game.table.Cards;
import hypergate.game.word.Window;
import java.util.List;

/// The cards of aliens besides their flares, as they are held and played in a game: a variant
/// brings them, each an [AlienCard]. They have the last of the places for cards of aliens, see
/// [Cards#isOwnCard]. A game without them has [#NONE].
public interface AlienCards {
  /// Of games without such cards.
  AlienCards NONE = new AlienCards() {};

  /// Whether there are any in the game.
  default boolean areIn() {
    return false;
  }

  /// Whether the card of an alien, by number, may be in the game, as everybody knows.
  default boolean mayBeInGame(int alien) {
    return false;
  }

  // ---- playing them

  /// Whether a seat can play a card, apart from its conditions: it has not been played in this
  /// encounter, and the seat need not discard it.
  default boolean isFresh(Seat seat, int card) {
    return false;
  }

  /// Whether a seat has to play a card while everybody must.
  ///
  /// @param second as in [#side]
  default boolean mustPlay(Seat seat, int card, boolean second) {
    return false;
  }

  /// The rules of playing a card, in one of the two ways that lie open to a seat.
  ///
  /// @param second whether the second one is meant
  default Effect side(Seat seat, int card, boolean second) {
    throw new IllegalStateException("no such cards");
  }

  /// A card has been declared: it cannot be played again in this encounter, whatever becomes of it.
  default void declare(Use use) {}

  /// By which number the card that is being used is remembered in the account of an encounter.
  default int contentNumber(Use use) {
    throw new IllegalStateException("no such cards");
  }

  /// What is remembered there by such a number, in notation.
  default String named(int contentNumber) {
    throw new IllegalStateException("no such cards");
  }

  // ---- what others can tell

  /// Whether a seat could play one of them in a window for all that everybody can see.
  default boolean couldBePlayed(Window window, Seat seat, HiddenCards hidden) {
    return false;
  }

  /// The ways in which a seat could play a card of its hand.
  default List<Effect> playable(Seat seat, int card) {
    return List.of();
  }

  /// The ways in which somebody could play one of them, for all that a seat sees.
  default List<Effect> hidden(Seat viewer) {
    return List.of();
  }
}
