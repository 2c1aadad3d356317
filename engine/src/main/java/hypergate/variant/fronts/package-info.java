/// Second fronts: an encounter that is fought at two neighbouring planets, one after the other.
/// Everything about them is here, apart from the cards that open one; the core knows that an
/// encounter can have another battle ([hypergate.game.table.Battles]) and nothing of how.
@NullMarked
package hypergate.variant.fronts;

import org.jspecify.annotations.NullMarked;
