/// What the terminal knows of Tech levels.
@NullMarked
package hypergate.cli.variants.levels;

import org.jspecify.annotations.NullMarked;
