package hypergate.server.variants.essences;

import java.util.List;

/// Essence cards of a set that lie before a seat, face down or as one of several face up.
///
/// @param alien whose set it is
/// @param faceDown how many there are
/// @param cards those of them that the viewer may look at
record SetView(String alien, int faceDown, List<String> cards) {}
