/// What a novice makes of second fronts.
@NullMarked
package hypergate.players.variant.fronts;

import org.jspecify.annotations.NullMarked;
