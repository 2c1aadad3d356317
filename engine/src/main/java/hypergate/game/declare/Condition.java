package hypergate.game.declare;

import hypergate.game.Game;
import hypergate.game.card.When;

/// Whether a seat can use an effect now, beyond its role and its window. Must not ask or change
/// anything.
@FunctionalInterface
public interface Condition extends When<Game> {}
