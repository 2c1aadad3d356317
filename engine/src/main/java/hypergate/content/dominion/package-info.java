/// Cosmic Dominion: what of its reward deck is known.
@NullMarked
package hypergate.content.dominion;

import org.jspecify.annotations.NullMarked;
