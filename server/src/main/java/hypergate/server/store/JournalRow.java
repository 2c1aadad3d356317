package hypergate.server.store;

/// One thing that changed a table.
///
/// @param seq its number, counting from 1 for each table
/// @param atMillis when, in milliseconds since 1970
/// @param kind what, one word
/// @param body the rest, JSON
public record JournalRow(long seq, long atMillis, String kind, String body) {}
