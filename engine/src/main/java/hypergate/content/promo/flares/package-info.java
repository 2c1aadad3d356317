/// The flares of the promotional aliens.
@NullMarked
package hypergate.content.promo.flares;

import org.jspecify.annotations.NullMarked;
