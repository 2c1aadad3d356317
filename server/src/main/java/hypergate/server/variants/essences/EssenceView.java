package hypergate.server.variants.essences;

/// An essence card that a seat has been given.
///
/// @param card its id
/// @param ships the ships on it
/// @param number for how many of them it goes
record EssenceView(String card, int ships, int number) {}
