/// The aliens of Cosmic Dominion.
@NullMarked
package hypergate.content.dominion.aliens;

import org.jspecify.annotations.NullMarked;
