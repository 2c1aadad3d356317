/// What a file's expressions and steps do in a game.
@NullMarked
package hypergate.workshop.meaning;

import org.jspecify.annotations.NullMarked;
