/// What a novice makes of technology.
@NullMarked
package hypergate.players.variant.technology;

import org.jspecify.annotations.NullMarked;
