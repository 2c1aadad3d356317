package hypergate.game;

import hypergate.game.word.Query;

/// How an effect bends the answer to a [Query]. Must not ask or change anything.
@FunctionalInterface
public interface Bend extends Change<Game> {}
