/// What a novice makes of the techs of the base set.
@NullMarked
package hypergate.players.base.tech;

import org.jspecify.annotations.NullMarked;
