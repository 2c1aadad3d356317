/// The tech cards of the Cosmic Odyssey set.
@NullMarked
package hypergate.content.odyssey.tech;

import org.jspecify.annotations.NullMarked;
