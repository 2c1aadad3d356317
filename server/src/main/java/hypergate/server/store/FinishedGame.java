package hypergate.server.store;

/// A game that is over.
///
/// @param id its address
/// @param table where it was played
/// @param ended when, in milliseconds since 1970
/// @param summary what lists show, JSON
/// @param record the game itself, JSON lines
public record FinishedGame(String id, String table, long ended, String summary, String record) {}
