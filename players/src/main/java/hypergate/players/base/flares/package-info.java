/// What a novice makes of the flares of the base set.
@NullMarked
package hypergate.players.base.flares;

import org.jspecify.annotations.NullMarked;
