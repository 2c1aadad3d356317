/// What the terminal knows of moons.
@NullMarked
package hypergate.cli.variants.moons;

import org.jspecify.annotations.NullMarked;
