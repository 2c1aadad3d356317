package hypergate.game.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A cosmic card of an alien that is no flare: a variant has one for each alien. Its declaration is
/// the card itself; what becomes of it in a game say the `AlienCards`.
public interface AlienCard extends Card {
  /// The alien it belongs to.
  Sheet alien();

  /// The rules of playing it, one for each way.
  List<Effect> plays();

  /// The rules in force once it has been played, null when nothing lasts.
  ///
  /// @param played how it was played: see `Cards.played`
  @Nullable Effect lasting(int played);

  /// The rule that says when it can be played.
  String timingRule();
}
