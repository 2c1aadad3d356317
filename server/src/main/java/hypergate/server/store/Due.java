package hypergate.server.store;

import org.jspecify.annotations.Nullable;

/// When a table wants attention.
///
/// @param id its address
/// @param due in milliseconds since 1970; null for never
public record Due(String id, @Nullable Long due) {}
