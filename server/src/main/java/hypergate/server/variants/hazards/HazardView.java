package hypergate.server.variants.hazards;

import org.jspecify.annotations.Nullable;

/// `HazardView`: a hazard in play.
///
/// @param stay how long it stays: `temporary`, `permanent`, `semi-permanent`, `instead`, or `held`
///   while a player holds it
record HazardView(
    String id, String stay, boolean stays, @Nullable String giver, @Nullable String holder) {}
