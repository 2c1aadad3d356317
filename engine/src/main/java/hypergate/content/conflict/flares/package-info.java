/// The flares of Cosmic Conflict's aliens.
@NullMarked
package hypergate.content.conflict.flares;

import org.jspecify.annotations.NullMarked;
