package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// Somebody comes with a seat link.
///
/// @param secret of the link
/// @param name how the person wants to be called
public record Enter(String secret, @Nullable String name) {}
