/// What a novice makes of the techs of Cosmic Odyssey.
@NullMarked
package hypergate.players.odyssey.tech;

import org.jspecify.annotations.NullMarked;
