/// The hazard cards of the Cosmic Conflict set.
@NullMarked
package hypergate.content.conflict.hazards;

import org.jspecify.annotations.NullMarked;
