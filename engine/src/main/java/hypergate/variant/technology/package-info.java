/// Technology: cards that players complete with ships over several encounters. Everything about
/// them is here, apart from the single cards; the core knows them as cards that lie before players
/// ([hypergate.game.table.CardSlots]).
@NullMarked
package hypergate.variant.technology;

import org.jspecify.annotations.NullMarked;
