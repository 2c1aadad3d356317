/// The artifacts of the reward deck of Cosmic Dominion.
@NullMarked
package hypergate.content.dominion.artifacts;

import org.jspecify.annotations.NullMarked;
