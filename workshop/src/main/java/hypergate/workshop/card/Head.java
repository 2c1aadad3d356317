package hypergate.workshop.card;

import hypergate.game.declare.Declaration;

/// What all cards begin with.
///
/// @param name as it is printed
/// @param set the set that it belongs to, `house` if the file names none
/// @param isNamesake whether its id ends in its set, since another set has a card of this name
/// @param author who wrote it; empty: nobody says so
/// @param text what players read
public record Head(String name, String set, boolean isNamesake, String author, String text) {
  /// The id, made from the name.
  public String id() {
    return isNamesake ? Declaration.kebab(name) + "-" + set : Declaration.kebab(name);
  }
}
