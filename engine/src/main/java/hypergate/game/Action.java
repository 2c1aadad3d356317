package hypergate.game;

/// What an effect does. It has no memory of its own: it asks, and acts through the verbs of [Game].
@FunctionalInterface
public interface Action extends Act<Game> {}
