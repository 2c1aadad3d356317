/// Cosmic Incursion: what of its reward deck is known.
@NullMarked
package hypergate.content.incursion;

import org.jspecify.annotations.NullMarked;
