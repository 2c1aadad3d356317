package hypergate.lab.house;

/// A card of ours as a file, to begin one's own from.
///
/// @param id of the card
/// @param kind of the card: `tech`, `alien`, `artifact`
/// @param name as it is printed
/// @param text the file
public record CardPattern(String id, String kind, String name, String text) {}
