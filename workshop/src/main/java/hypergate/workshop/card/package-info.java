/// How each kind of card is read from its file.
@NullMarked
package hypergate.workshop.card;

import org.jspecify.annotations.NullMarked;
