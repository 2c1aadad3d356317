/// What ways to play bring to cards that people write: kinds of cards, and words.
@NullMarked
package hypergate.workshop.variants;

import org.jspecify.annotations.NullMarked;
