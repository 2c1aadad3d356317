package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// Who is to sit at a seat.
///
/// @param kind `person` or `machine`
/// @param machine which one
/// @param name how it is called
public record SeatChange(String kind, @Nullable String machine, @Nullable String name) {}
