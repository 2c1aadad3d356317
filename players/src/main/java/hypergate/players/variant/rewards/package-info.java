/// What a novice makes of the reward deck.
@NullMarked
package hypergate.players.variant.rewards;

import org.jspecify.annotations.NullMarked;
