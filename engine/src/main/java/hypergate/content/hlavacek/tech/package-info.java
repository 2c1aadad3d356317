/// The homebrew tech card by Paul Hlavacek.
@NullMarked
package hypergate.content.hlavacek.tech;

import org.jspecify.annotations.NullMarked;
