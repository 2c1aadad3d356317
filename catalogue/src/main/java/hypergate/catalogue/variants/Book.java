package hypergate.catalogue.variants;

/// The rules of the game or of a variant, each with its number, in one of the documents.
///
/// @param file its name in the folder of rules
/// @param theme what players call it
/// @param author who made it
/// @param origin its code in the old database; empty: none
/// @param year when it came out; empty where that is not known
public record Book(String file, String theme, String author, String origin, String year) {}
