/// The aliens of the Cosmic Odyssey set.
@NullMarked
package hypergate.content.odyssey.aliens;

import org.jspecify.annotations.NullMarked;
