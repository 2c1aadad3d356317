/// The promotional aliens.
@NullMarked
package hypergate.content.promo.aliens;

import org.jspecify.annotations.NullMarked;
