/// Technology cards that people write.
@NullMarked
package hypergate.workshop.variants.technology;

import org.jspecify.annotations.NullMarked;
