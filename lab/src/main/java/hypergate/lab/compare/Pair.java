package hypergate.lab.compare;

import hypergate.lab.run.Ended;

/// Two games from the same deal.
///
/// @param number counted from 0
/// @param a how the game of side A ended
/// @param b how that of side B did
public record Pair(long number, Ended a, Ended b) {}
