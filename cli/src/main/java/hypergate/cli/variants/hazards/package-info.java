/// What the terminal knows of hazards.
@NullMarked
package hypergate.cli.variants.hazards;

import org.jspecify.annotations.NullMarked;
