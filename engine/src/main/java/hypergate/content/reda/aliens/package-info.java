/// Aliens by Jack Reda.
@NullMarked
package hypergate.content.reda.aliens;

import org.jspecify.annotations.NullMarked;
