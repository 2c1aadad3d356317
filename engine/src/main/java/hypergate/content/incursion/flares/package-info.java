/// The flares of Cosmic Incursion.
@NullMarked
package hypergate.content.incursion.flares;

import org.jspecify.annotations.NullMarked;
