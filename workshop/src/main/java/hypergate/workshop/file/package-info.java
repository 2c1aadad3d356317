/// A card's file as it was written, with the place of every word.
@NullMarked
package hypergate.workshop.file;

import org.jspecify.annotations.NullMarked;
