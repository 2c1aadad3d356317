package hypergate.game;

import hypergate.game.card.Variant;
import hypergate.game.verb.Part;

/// A variant that adds something to the games that are played with it: its [Part].
public interface PlayedVariant extends Variant {
  /// What of it lives in a game; made once for each game object that is played with it.
  Part in(Game game);
}
