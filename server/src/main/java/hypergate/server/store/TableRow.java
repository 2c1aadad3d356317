package hypergate.server.store;

/// A table as it is kept, without its journal.
///
/// @param id its address
/// @param created when, in milliseconds since 1970
/// @param header what never changes, JSON
/// @param status what does
public record TableRow(String id, long created, String header, TableStatus status) {}
