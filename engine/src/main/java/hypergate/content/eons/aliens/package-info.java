/// The aliens of Cosmic Eons.
@NullMarked
package hypergate.content.eons.aliens;

import org.jspecify.annotations.NullMarked;
