package hypergate.game.card;

import hypergate.game.decide.Prompt;
import org.jspecify.annotations.Nullable;

/// A flare as it lies in the box: what it does for everybody, and what for the player of its alien.
public interface FlareCard extends Card {
  /// The alien it belongs to.
  Sheet alien();

  /// How many of it are in the box.
  int copies();

  /// The rules of the wild side.
  Effect wildEffect();

  /// The rules of the super side.
  Effect superEffect();

  /// Asks who has laid it before another player whether that one may send more than one ship; null
  /// where it is not laid there.
  default @Nullable Prompt leave() {
    return null;
  }

  /// Asks which of the cards that it keeps in the warp its player takes back; null where it keeps
  /// none.
  default @Nullable Prompt visiting() {
    return null;
  }
}
