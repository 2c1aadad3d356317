/// What a novice makes of the promotional powers.
@NullMarked
package hypergate.players.promo.aliens;

import org.jspecify.annotations.NullMarked;
