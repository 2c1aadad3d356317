package hypergate.server.store;

import org.jspecify.annotations.Nullable;

/// What can be asked of a table without reading its journal.
///
/// @param state `lobby`, `playing` or `over`
/// @param listed whether anybody may find it
/// @param due when its clock next wants attention, in milliseconds since 1970; null for never
/// @param summary what lists show, JSON
public record TableStatus(String state, boolean listed, @Nullable Long due, String summary) {}
