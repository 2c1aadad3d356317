/// Edicts: the artifacts of older editions and of fans, which an option adds to the cosmic deck
/// (ED-4). Everything about them is here, apart from the single cards; the core knows nothing of
/// it. They need no part of their own in a game, since a declaration says which option brings it.
@NullMarked
package hypergate.variant.edicts;

import org.jspecify.annotations.NullMarked;
