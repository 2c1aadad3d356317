/// The flares of Cosmic Alliance's aliens.
@NullMarked
package hypergate.content.alliance.flares;

import org.jspecify.annotations.NullMarked;
