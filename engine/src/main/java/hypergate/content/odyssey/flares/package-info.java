/// The flares of the Cosmic Odyssey set.
@NullMarked
package hypergate.content.odyssey.flares;

import org.jspecify.annotations.NullMarked;
