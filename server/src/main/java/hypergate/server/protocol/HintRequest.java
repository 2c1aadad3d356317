package hypergate.server.protocol;

/// The wish for a hint.
///
/// @param n the number of the open question
/// @param seat which is asked
public record HintRequest(long n, String seat) {}
