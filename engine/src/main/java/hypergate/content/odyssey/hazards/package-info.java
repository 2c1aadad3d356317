/// The hazard cards of the Cosmic Odyssey set.
@NullMarked
package hypergate.content.odyssey.hazards;

import org.jspecify.annotations.NullMarked;
