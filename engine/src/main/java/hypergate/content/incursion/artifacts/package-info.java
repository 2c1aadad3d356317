/// The artifacts of the reward deck of Cosmic Incursion.
@NullMarked
package hypergate.content.incursion.artifacts;

import org.jspecify.annotations.NullMarked;
