/// What is in the homebrew techs by Jack Reda.
@NullMarked
package hypergate.content.reda;

import org.jspecify.annotations.NullMarked;
