package hypergate.game.explain;

/// A [Reason] that tells what is so or why something happened, and is no condition that could fail:
/// it has one sentence.
public interface Told extends Reason {}
