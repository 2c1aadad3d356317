/// What the terminal knows of Pulsars.
@NullMarked
package hypergate.cli.variants.pulsars;

import org.jspecify.annotations.NullMarked;
