/// What a novice makes of the powers of the base set.
@NullMarked
package hypergate.players.base.aliens;

import org.jspecify.annotations.NullMarked;
