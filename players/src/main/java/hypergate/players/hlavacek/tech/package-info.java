/// What a novice makes of the techs of Paul Hlavacek.
@NullMarked
package hypergate.players.hlavacek.tech;

import org.jspecify.annotations.NullMarked;
