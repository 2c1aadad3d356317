/// Cosmic Dominion: of its aliens those that the texts of the technology variants name.
@NullMarked
package hypergate.content.dominion;

import org.jspecify.annotations.NullMarked;
