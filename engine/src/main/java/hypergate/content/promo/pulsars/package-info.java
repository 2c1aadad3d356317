/// Pulsars of the promotional aliens, beside their alien by name.
@NullMarked
package hypergate.content.promo.pulsars;

import org.jspecify.annotations.NullMarked;
