/// The pulsars of Cosmic Incursion.
@NullMarked
package hypergate.content.incursion.pulsars;

import org.jspecify.annotations.NullMarked;
