/// Tokens that cards and aliens put on the table (TC-10): ships more, a planet more, what stands
/// between planets, in systems or before seats. Everything about them is here, apart from the cards
/// that have one; the core knows that some ships are more than everybody starts with
/// ([hypergate.game.table.FurtherShips]).
@NullMarked
package hypergate.variant.tokens;

import org.jspecify.annotations.NullMarked;
