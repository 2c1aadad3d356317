/// Cosmic Eons.
@NullMarked
package hypergate.content.eons;

import org.jspecify.annotations.NullMarked;
