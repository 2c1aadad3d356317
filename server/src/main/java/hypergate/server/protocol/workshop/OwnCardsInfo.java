package hypergate.server.protocol.workshop;

/// `OwnCardsInfo`: what people may do here with cards of their own.
///
/// @param writing whether there is a workshop
/// @param tables whether tables are played with them
public record OwnCardsInfo(boolean writing, boolean tables) {}
