package hypergate.server.store;

/// When something last happened at a table.
///
/// @param id the table's address
/// @param state `lobby`, `playing` or `over`
/// @param last when its last row was written, or it was made; milliseconds since 1970
public record Quiet(String id, String state, long last) {}
