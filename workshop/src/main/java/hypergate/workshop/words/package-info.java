/// The vocabulary: types, values, functions and verbs with which cards are written.
@NullMarked
package hypergate.workshop.words;

import org.jspecify.annotations.NullMarked;
