/// The flares of Cosmic Dominion's aliens.
@NullMarked
package hypergate.content.dominion.flares;

import org.jspecify.annotations.NullMarked;
