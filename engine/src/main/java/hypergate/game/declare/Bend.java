package hypergate.game.declare;

import hypergate.game.Game;
import hypergate.game.card.Change;
import hypergate.game.word.Query;

/// How an effect bends the answer to a [Query]. Must not ask or change anything.
@FunctionalInterface
public interface Bend extends Change<Game> {}
