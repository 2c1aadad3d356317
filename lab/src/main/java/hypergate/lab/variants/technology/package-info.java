/// Techs in scenarios, counts and figures.
@NullMarked
package hypergate.lab.variants.technology;

import org.jspecify.annotations.NullMarked;
