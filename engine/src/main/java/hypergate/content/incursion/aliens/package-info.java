/// The aliens of Cosmic Incursion.
@NullMarked
package hypergate.content.incursion.aliens;

import org.jspecify.annotations.NullMarked;
