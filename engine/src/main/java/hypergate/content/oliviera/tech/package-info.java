/// The homebrew tech cards by Christopher Oliviera.
@NullMarked
package hypergate.content.oliviera.tech;

import org.jspecify.annotations.NullMarked;
