/// What a novice makes of the techs of Jack Reda.
@NullMarked
package hypergate.players.reda.tech;

import org.jspecify.annotations.NullMarked;
