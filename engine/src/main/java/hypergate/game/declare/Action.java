package hypergate.game.declare;

import hypergate.game.Game;
import hypergate.game.card.Act;

/// What an effect does. It has no memory of its own: it asks, and acts through the verbs of [Game].
@FunctionalInterface
public interface Action extends Act<Game> {}
