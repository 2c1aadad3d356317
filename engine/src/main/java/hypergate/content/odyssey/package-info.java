/// What is in the Cosmic Odyssey set.
@NullMarked
package hypergate.content.odyssey;

import org.jspecify.annotations.NullMarked;
