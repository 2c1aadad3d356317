package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// The wish to play a puzzle.
///
/// @param me the caller's name
public record PuzzleWish(@Nullable String me) {}
