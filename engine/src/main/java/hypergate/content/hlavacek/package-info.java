/// What is in the homebrew tech by Paul Hlavacek.
@NullMarked
package hypergate.content.hlavacek;

import org.jspecify.annotations.NullMarked;
