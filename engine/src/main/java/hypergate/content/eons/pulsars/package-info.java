/// The pulsars of Cosmic Eons.
@NullMarked
package hypergate.content.eons.pulsars;

import org.jspecify.annotations.NullMarked;
