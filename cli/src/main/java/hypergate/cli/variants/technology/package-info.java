/// What the terminal knows of technology.
@NullMarked
package hypergate.cli.variants.technology;

import org.jspecify.annotations.NullMarked;
