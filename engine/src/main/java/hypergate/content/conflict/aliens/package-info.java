/// The aliens of Cosmic Conflict.
@NullMarked
package hypergate.content.conflict.aliens;

import org.jspecify.annotations.NullMarked;
