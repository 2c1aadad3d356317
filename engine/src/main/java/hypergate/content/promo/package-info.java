/// What is in the promotional set.
@NullMarked
package hypergate.content.promo;

import org.jspecify.annotations.NullMarked;
