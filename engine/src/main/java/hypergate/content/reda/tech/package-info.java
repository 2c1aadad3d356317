/// The homebrew tech cards by Jack Reda.
@NullMarked
package hypergate.content.reda.tech;

import org.jspecify.annotations.NullMarked;
