/// What is in the homebrew techs by Christopher Oliviera.
@NullMarked
package hypergate.content.oliviera;

import org.jspecify.annotations.NullMarked;
