/// Cosmic Dominion: of its aliens those that the texts of the technology variants name, and what is
/// known of its reward deck.
@NullMarked
package hypergate.content.dominion;

import org.jspecify.annotations.NullMarked;
