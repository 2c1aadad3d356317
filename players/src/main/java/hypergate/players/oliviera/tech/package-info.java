/// What a novice makes of the techs of Oliviera.
@NullMarked
package hypergate.players.oliviera.tech;

import org.jspecify.annotations.NullMarked;
