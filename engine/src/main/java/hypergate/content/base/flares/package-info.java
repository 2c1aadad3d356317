/// Flares of the base set, wild and super side together, beside their alien by name.
@NullMarked
package hypergate.content.base.flares;

import org.jspecify.annotations.NullMarked;
