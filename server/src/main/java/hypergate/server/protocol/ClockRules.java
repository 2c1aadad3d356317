package hypergate.server.protocol;

import org.jspecify.annotations.Nullable;

/// How long people may think.
///
/// @param mode `live`, `slow` or `none`
/// @param bankSeconds for the whole game and seat
/// @param promptSeconds before the bank is touched
public record ClockRules(
    String mode, @Nullable Integer bankSeconds, @Nullable Integer promptSeconds) {}
