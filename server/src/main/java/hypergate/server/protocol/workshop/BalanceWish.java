package hypergate.server.protocol.workshop;

import org.jspecify.annotations.Nullable;

/// `BalanceWish`: a card that is to be measured.
///
/// @param text its file
/// @param beside the card that it is held against; null: none
/// @param players who plays: the name of a machine; null: novices
/// @param seats at the table; null: four
/// @param games the most of both sides together; null: 4,000
/// @param seed what all games follow from; null: 1
public record BalanceWish(
    String text,
    @Nullable String beside,
    @Nullable String players,
    @Nullable Integer seats,
    @Nullable Integer games,
    @Nullable Long seed) {}
