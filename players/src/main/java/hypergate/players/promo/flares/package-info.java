/// What a novice makes of the flares of the promotional aliens.
@NullMarked
package hypergate.players.promo.flares;

import org.jspecify.annotations.NullMarked;
